import type { ThemeChoice } from '../contract';
import { createService } from './create-service';

export type Theme = 'light' | 'dark';

export type ThemeService = {
  /** The theme that is shown. */
  theme: Theme;
  /** Light to dark and back; an explicit choice from then on. */
  toggleTheme: () => void;
  /** `system` follows the system live (readings, "Theme and preferences"). */
  chooseTheme: (choice: ThemeChoice) => void;
};

const { ServiceContext, useService } = createService<ThemeService>('useTheme must be used within a ThemeProvider');
export const ThemeContext = ServiceContext;
export const useTheme = useService;
