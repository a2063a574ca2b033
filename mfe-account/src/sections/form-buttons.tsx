import { Button } from '@verdant/shared/ui';
import styles from './sections.module.css';

type FormButtonsProps = {
  busy: boolean;
  submit: string;
  cancel: string;
  onCancel: () => void;
  /** True if the request removes something. */
  isDestructive?: boolean;
};

/** Buttons that send and close a form that opened at a press. */
export function FormButtons({ busy, submit, cancel, onCancel, isDestructive = false }: FormButtonsProps) {
  return (
    <div className={styles.buttons}>
      <Button type="submit" variant={isDestructive ? 'danger' : 'primary'} size="sm" busy={busy}>
        {submit}
      </Button>
      <Button variant={isDestructive ? 'secondary' : 'quiet'} size="sm" onClick={onCancel}>
        {cancel}
      </Button>
    </div>
  );
}
