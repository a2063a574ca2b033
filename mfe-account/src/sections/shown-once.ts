import { createContext, useContext, useEffect } from 'react';

/** Tells the settings dialog if it shows content that is lost for good when the dialog is closed or another tab opened. */
export const ShownOnceContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Makes the settings dialog ask before it closes or shows another tab, as long as the caller is mounted. */
export function useShownOnce(): void {
  const report = useContext(ShownOnceContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
