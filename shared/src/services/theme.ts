import type { ThemeChoice } from '../contract';
import { createServiceContext } from './create-service';

export type Theme = 'light' | 'dark';

export type ThemeService = {
  theme: Theme;
  /** Switches between light and dark. The page then no longer follows the system's theme. */
  toggleTheme: () => void;
  /** Sets the theme. With `system`, the page follows the system's theme immediately. */
  chooseTheme: (choice: ThemeChoice) => void;
};

const { ServiceContext, useService } = createServiceContext<ThemeService>(
  'useTheme must be used within a ThemeProvider',
);
export const ThemeContext = ServiceContext;
export const useTheme = useService;
