import { Button } from '@verdant/shared/ui';
import styles from './sections.module.css';

type FormButtonsProps = { busy: boolean; submit: string; cancel: string; onCancel: () => void };

/** Under a form that opened at a press: to send it, and to close it. */
export function FormButtons({ busy, submit, cancel, onCancel }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" size="sm" busy={busy}>
        {submit}
      </Button>
      <Button variant="quiet" size="sm" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
