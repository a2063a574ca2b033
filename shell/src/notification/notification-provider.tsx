import { createContext, useCallback, useContext, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { NotificationContext } from '@verdant/shared/services';
import { Toast } from './toast';

/** The toast; `id` distinguishes messages with the same text (spec 2, "Global notification"). */
type Shown = { message: string; id: number };

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
