import { useTexts } from '../../texts';
import styles from './done-tick.module.css';

type DoneTickProps = { title: string; onDone: () => void };

/** Checkbox that marks an action as done. It is never shown checked, because the action leaves the list at once. */
export function DoneTick({ title, onDone }: DoneTickProps) {
  const t = useTexts();
  return (
    <label className={`${styles.tick} v-gap-3 v-center`}>
      <input type="checkbox" aria-label={t('next.doneOf', { title })} checked={false} onChange={onDone} />
      <span>{t('next.done')}</span>
    </label>
  );
}
