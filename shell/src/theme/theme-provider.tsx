import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import type { ThemeChoice } from '@verdant/shared/contract';
import { ThemeContext } from '@verdant/shared/services';
import { storage } from '../storage';
import { CHOICE_KEY, THEME_KEY } from './theme-keys';

/** Whether a media query matches, now and whenever that changes. */
function useMatches(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media).matches,
  );
}

/** Dark by default, whatever the system prefers (readings, "Theme and preferences"). */
function storedChoice(): ThemeChoice {
  if (storage.get(CHOICE_KEY) === 'system') return 'system';
  return storage.get(THEME_KEY) === 'light' ? 'light' : 'dark';
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>(storedChoice);
  const isSystemLight = useMatches('(prefers-color-scheme: light)');
  const isPrinting = useMatches('print');
  const chosen = choice !== 'system' ? choice : isSystemLight ? 'light' : 'dark';
  // Nobody prints a dark page; charts are drawn anew as well, since they follow the theme.
  const theme = isPrinting ? 'light' : chosen;

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      if (event.key === THEME_KEY || event.key === CHOICE_KEY) setChoice(storedChoice());
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, []);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    // While the page follows the system, the stored theme is what came of it.
    if (choice === 'system') storage.set(THEME_KEY, chosen);
  }, [theme, choice, chosen]);

  const value = useMemo(() => {
    const chooseTheme = (next: ThemeChoice) => {
      if (next === 'system') storage.set(CHOICE_KEY, 'system');
      else {
        storage.remove(CHOICE_KEY);
        storage.set(THEME_KEY, next);
      }
      setChoice(next);
    };
    return { theme, chooseTheme, toggleTheme: () => chooseTheme(theme === 'dark' ? 'light' : 'dark') };
  }, [theme]);

  return <ThemeContext value={value}>{children}</ThemeContext>;
}
