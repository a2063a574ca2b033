import { createContext, useContext, useEffect } from 'react';

/** Reports to the settings dialog that closing or switching tabs would lose content for good. */
export const CloseWarningContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Makes the settings dialog ask before it closes or switches tabs, while the component is mounted. */
export function useCloseWarning(): void {
  const report = useContext(CloseWarningContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
