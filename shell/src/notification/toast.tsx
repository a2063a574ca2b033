import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useShellTexts } from '../texts/texts';
import styles from './toast.module.css';

/** spec 9. */
const TOAST_MS = 3000;

type ToastProps = { shown: { message: string; id: number } | null; onClose: () => void };

/** At the bottom right; goes by itself after three seconds unless the reader points at it or is in it. */
export function Toast({ shown, onClose }: ToastProps) {
  const t = useShellTexts();
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!shown || held) return;
    const timer = setTimeout(onClose, TOAST_MS);
    return () => clearTimeout(timer);
  }, [shown, held, onClose]);

  const close = () => {
    setHeld(false);
    onClose();
  };

  return (
    <div className={styles.region} role="status" aria-live="polite">
      {shown && (
        <div
          key={shown.id}
          className={styles.toast}
          onMouseEnter={() => setHeld(true)}
          onMouseLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
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
