import { X } from 'lucide-react';
import { createContext, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { NotificationContext } from '@verdant/shared/services';
import { useShellTexts } from '../texts';
import styles from './toast.module.css';

/** The toast; `id` distinguishes messages with the same text (spec 2, "Global notification"). */
type Shown = { message: string; id: number };

/** Duration of the message, in milliseconds (spec 9). */
const TOAST_MS = 3000;

type ToastProps = { shown: Shown | null; onClose: () => void };

/** A message at the bottom right that closes after three seconds, unless it is hovered or focused. */
function Toast({ shown, onClose }: ToastProps) {
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
          <button
            type="button"
            className={`${styles.close} v-icon-button`}
            aria-label={t('toast.close')}
            onClick={close}
          >
            <X size={18} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}

const DismissContext = createContext(() => {});

/** Returns a function that removes the toast, for pages on which the message no longer applies. */
export const useDismissNotification = () => useContext(DismissContext);

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const notify = useCallback((message: string) => setShown((last) => ({ message, id: (last?.id ?? 0) + 1 })), []);
  const close = useCallback(() => setShown(null), []);
  const value = useMemo(() => ({ notify }), [notify]);

  return (
    <NotificationContext value={value}>
      <DismissContext value={close}>{children}</DismissContext>
      <Toast shown={shown} onClose={close} />
    </NotificationContext>
  );
}
