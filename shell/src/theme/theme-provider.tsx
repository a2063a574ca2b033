import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ThemeChoice } from '@verdant/shared/contract';
import { ThemeContext } from '@verdant/shared/services';
import type { Theme } from '@verdant/shared/services';
import { storage } from '../storage';
import { THEME_CHOICE_KEY, THEME_KEY } from '../stored-keys';

function useMatches(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media).matches,
    // Value on the server, and until the prerendered page is hydrated.
    () => false,
  );
}

/** Returns the stored choice. The default is dark, independent of the system. */
function storedChoice(): ThemeChoice {
  if (storage.get(THEME_CHOICE_KEY) === 'system') return 'system';
  return storage.get(THEME_KEY) === 'light' ? 'light' : 'dark';
}

type ThemeProviderProps = {
  /** True for a prerendered page, whose first render has the default theme. */
  isPrerendered: boolean;
  children: ReactNode;
};

export function ThemeProvider({ isPrerendered, children }: ThemeProviderProps) {
  const [storedTheme, setChoice] = useState(() => (isPrerendered ? null : storedChoice()));
  const choice = storedTheme ?? 'dark';
  const isSystemLight = useMatches('(prefers-color-scheme: light)');
  const isPrinting = useMatches('print');
  const chosen: Theme = choice !== 'system' ? choice : isSystemLight ? 'light' : 'dark';
  // Pages are printed in the light theme. The state changes too, because charts must be rendered again in this theme.
  const theme: Theme = isPrinting ? 'light' : chosen;

  // oxlint-disable-next-line react/set-state-in-effect -- the first render has to match the prerendered page
  useLayoutEffect(() => setChoice((current) => current ?? storedChoice()), []);

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      if (event.key === THEME_KEY || event.key === THEME_CHOICE_KEY) setChoice(storedChoice());
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, []);

  useEffect(() => {
    if (storedTheme === null) return;
    document.documentElement.dataset.theme = theme;
    // The system's theme is stored as the theme while the page follows the system's theme.
    if (storedTheme === 'system') storage.set(THEME_KEY, chosen);
  }, [theme, storedTheme, chosen]);

  const value = useMemo(() => {
    const chooseTheme = (next: ThemeChoice) => {
      if (next === 'system') storage.set(THEME_CHOICE_KEY, 'system');
      else {
        storage.remove(THEME_CHOICE_KEY);
        storage.set(THEME_KEY, next);
      }
      setChoice(next);
    };
    return { theme, chooseTheme, toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
  }, [theme]);

  return <ThemeContext value={value}>{children}</ThemeContext>;
}
