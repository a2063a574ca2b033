import { useEffect, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { ThemeChoice } from '@verdant/shared/contract';
import { ThemeContext } from '@verdant/shared/services';
import type { Theme } from '@verdant/shared/services';
import { storage } from '../storage';
import { CHOICE_KEY, THEME_KEY } from './theme-keys';

const lightQuery = () => matchMedia('(prefers-color-scheme: light)');
const systemTheme = (): Theme => (lightQuery().matches ? 'light' : 'dark');

/** Dark by default, whatever the system prefers (readings, "Theme and preferences"). */
function storedChoice(): ThemeChoice {
  if (storage.get(CHOICE_KEY) === 'system') return 'system';
  return storage.get(THEME_KEY) === 'light' ? 'light' : 'dark';
}

export function ThemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState<ThemeChoice>(storedChoice);
  const [system, setSystem] = useState<Theme>(systemTheme);
  const theme = choice === 'system' ? system : choice;

  useEffect(() => {
    const query = lightQuery();
    const follow = () => setSystem(systemTheme());
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  useEffect(() => {
    const followOtherTab = (event: StorageEvent) => {
      if (event.key === THEME_KEY || event.key === CHOICE_KEY) setChoice(storedChoice());
    };
    addEventListener('storage', followOtherTab);
    return () => removeEventListener('storage', followOtherTab);
  }, []);

  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    // While the page follows the system, `theme` is the resolved theme.
    if (choice === 'system') storage.set(THEME_KEY, theme);
  }, [theme, choice]);

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
