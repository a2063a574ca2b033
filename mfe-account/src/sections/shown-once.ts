import { createContext, useContext, useEffect } from 'react';

/** Tells the settings dialog if it shows content that closing the dialog or opening another tab would lose for good. */
export const CloseWarningContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Makes the settings dialog ask the user before it closes or shows another tab, while the calling component is mounted. */
export function useCloseWarning(): void {
  const report = useContext(CloseWarningContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
