import { createContext, useContext, type Context } from 'react';
import type { ApiClient } from '@verdant/shared/api';
import type { Language, LoginRequest, RegisterRequest, ThemeChoice, User } from '../contract';

/** A context that the shell provides, and the hook that reads it; outside a provider the hook throws a developer error (spec 8). */
export function createService<T>(message: string): { ServiceContext: Context<T | null>; useService: () => T } {
  const ServiceContext = createContext<T | null>(null);
  const useService = () => {
    const value = useContext(ServiceContext);
    if (value === null) throw new Error(message);
    return value;
  };
  return { ServiceContext, useService };
}

/** The API client with the signed-in user's token and the 401 rule. */
export const { ServiceContext: ApiContext, useService: useApi } = createService<ApiClient>(
  'useApi must be used within an ApiProvider',
);

/** spec 3: the auth state. */
export type AuthState = {
  /** A token exists (spec 4). */
  isAuthenticated: boolean;
  user: User | null;
  /** True while the shell finds out who the user is, and during login and registration. */
  isLoading: boolean;
  /** The stored auth error of section 8, ready to be shown. */
  error: string | null;
};

export type AuthService = AuthState & {
  /** Signs in, loads the profile and updates the state. Rejects with the error of section 8; the route follows the state. */
  login: (credentials: LoginRequest) => Promise<void>;
  /** Registers and signs in. Rejects like `login`. */
  register: (details: RegisterRequest) => Promise<void>;
  /** Removes the token and the user, here and in the other tabs. */
  logout: () => void;
  /** Merges the fields that a profile call returned into the user. */
  updateUser: (fields: Partial<User>) => void;
  clearError: () => void;
};

export const { ServiceContext: AuthContext, useService: useAuth } = createService<AuthService>(
  'useAuth must be used within an AuthProvider',
);

export type LanguageService = {
  language: Language;
  setLanguage: (language: Language) => void;
};

export const { ServiceContext: LanguageContext, useService: useLanguage } = createService<LanguageService>(
  'useLanguage must be used within a LanguageProvider',
);

export type NotificationService = {
  /** Shows the message for three seconds; a new one takes its place and restarts the time (spec 2). */
  notify: (message: string) => void;
};

export const { ServiceContext: NotificationContext, useService: useNotification } = createService<NotificationService>(
  'useNotification must be used within a NotificationProvider',
);

export type Theme = 'light' | 'dark';

export type ThemeService = {
  /** The theme that is shown. */
  theme: Theme;
  /** Light to dark and back; an explicit choice from then on. */
  toggleTheme: () => void;
  /** `system` follows the system live (readings, "Theme and preferences"). */
  chooseTheme: (choice: ThemeChoice) => void;
};

export const { ServiceContext: ThemeContext, useService: useTheme } = createService<ThemeService>(
  'useTheme must be used within a ThemeProvider',
);

/** Where the settings can open; without one they open at the profile. */
export type SettingsSection = 'banks';

/** Props of a remote's component in the slot `profile-settings`. */
export type ProfileSettingsProps = { open: boolean; onClose: () => void; section?: SettingsSection | undefined };
