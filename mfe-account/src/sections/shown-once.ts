import { createContext, useContext, useEffect } from 'react';

/** Reports to the settings dialog whether it shows something that closing it or opening another tab would lose for good. */
export const ShownOnceContext = createContext<(isShown: boolean) => void>(() => undefined);

/** Makes the settings ask before they close or show another tab, while mounted. */
export function useShownOnce(): void {
  const report = useContext(ShownOnceContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
