import type { LoginRequest, RegisterRequest, User } from '../contract';
import { createServiceContext } from './create-service';

/** Auth state (spec 3). */
export type AuthState = {
  /** True if a session token is stored (spec 4). */
  isAuthenticated: boolean;
  user: User | null;
  /** True while the shell fetches the user of a stored token, and during login and registration. */
  isLoading: boolean;
  /** Message of the last failed login or registration, ready to be shown (spec 8, stored auth error). */
  error: string | null;
};

export type AuthService = AuthState & {
  /** Signs in and loads the profile; the router then redirects. Rejects with the error of spec 8. */
  login: (credentials: LoginRequest) => Promise<void>;
  /** Registers and signs in. Rejects like `login`. */
  register: (details: RegisterRequest) => Promise<void>;
  /** Removes the token and the user, in this tab and in all other tabs. */
  logout: () => void;
  /** Merges the fields that a profile call returned into the user. */
  updateUser: (fields: Partial<User>) => void;
  clearError: () => void;
};

const { ServiceContext, useService } = createServiceContext<AuthService>('useAuth must be used within an AuthProvider');
export const AuthContext = ServiceContext;
export const useAuth = useService;
