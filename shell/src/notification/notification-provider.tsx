import { useCallback, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { NotificationContext } from '@verdant/shared/services';
import { Toast } from './toast';

/** One toast at a time; `id` distinguishes a repeated message from the previous one (spec 2, "Global notification"). */
type Shown = { message: string; id: number };

export function NotificationProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown | null>(null);
  const notify = useCallback((message: string) => setShown((last) => ({ message, id: (last?.id ?? 0) + 1 })), []);
  const close = useCallback(() => setShown(null), []);
  const value = useMemo(() => ({ notify }), [notify]);

  return (
    <NotificationContext value={value}>
      {children}
      <Toast shown={shown} onClose={close} />
    </NotificationContext>
  );
}
