import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useShellTexts } from '../texts';
import styles from './toast.module.css';

/** Duration of the message, in milliseconds (spec 9). */
const TOAST_MS = 3000;

type ToastProps = { shown: { message: string; id: number } | null; onClose: () => void };

/** A message at the bottom right that closes after three seconds, unless it is hovered or focused. */
export function Toast({ shown, onClose }: ToastProps) {
  const t = useShellTexts();
  const [paused, setPaused] = useState(false);

  useEffect(() => {
    if (!shown || paused) return;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, paused, onClose]);

  const close = () => {
    setPaused(false);
    onClose();
  };

  return (
    <div className={styles.region} role="status" aria-live="polite">
      {shown && (
        <div
          key={shown.id}
          className={styles.toast}
          onMouseEnter={() => setPaused(true)}
          onMouseLeave={() => setPaused(false)}
          onFocus={() => setPaused(true)}
          onBlur={() => setPaused(false)}
        >
          <p>{shown.message}</p>
          <button type="button" className={styles.close} aria-label={t('toast.close')} onClick={close}>
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
