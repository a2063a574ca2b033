import { createContext, useContext, useEffect } from 'react';

/**
 * Function that tells the settings dialog if it shows content that would be lost for good by closing the dialog or opening
 * another tab.
 */
export const ShownOnceContext = createContext<(isShown: boolean) => void>(() => undefined);

/**
 * Makes the settings dialog ask the user before it closes or shows another tab, as long as the calling component is
 * mounted.
 */
export function useShownOnce(): void {
  const report = useContext(ShownOnceContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
