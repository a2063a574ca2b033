import { useTexts } from '../../texts';
import styles from './done-tick.module.css';

type DoneTickProps = {
  title: string;
  onDone: () => void;
  /** With the words beside it; otherwise the title that it stands before says them. */
  labelled?: boolean;
};

/** Ticks an action off. It leaves the list at once, so it is never seen ticked. */
export function DoneTick({ title, onDone, labelled = false }: DoneTickProps) {
  const t = useTexts();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        aria-label={t(labelled ? 'next.doneOf' : 'actions.doneOf', { title })}
        checked={false}
        onChange={onDone}
      />
      {labelled && t('next.done')}
    </label>
  );
}
