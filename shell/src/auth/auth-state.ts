import type { User } from '@verdant/shared/contract';
import type { AuthState } from '@verdant/shared/services';

/** Reason for the end of the last session. `failed` means that the profile could not be fetched. */
export type SessionEndReason = 'logout' | 'expired' | 'failed' | null;

export type ShellAuthState = AuthState & {
  ended: SessionEndReason;
  /** False until a stored token has been checked at startup; login and registration do not reset this value. */
  settled: boolean;
};

export type AuthEvent =
  | { type: 'started' }
  /** A page prerendered for visitors has been hydrated, and a token is stored. */
  | { type: 'token-found' }
  /** Another user was signed in by another tab, and the profile is being fetched. */
  | { type: 'replaced' }
  | { type: 'signed-in'; user: User }
  | { type: 'failed'; message: string }
  | { type: 'ended'; why: Exclude<SessionEndReason, null> }
  | { type: 'user-changed'; fields: Partial<User> }
  | { type: 'error-cleared' };

export function initialAuthState(isSignedIn: boolean): ShellAuthState {
  return {
    isAuthenticated: isSignedIn,
    user: null,
    isLoading: isSignedIn,
    error: null,
    ended: null,
    settled: !isSignedIn,
  };
}

export function authReducer(state: ShellAuthState, event: AuthEvent): ShellAuthState {
  switch (event.type) {
    case 'started':
      return { ...state, isLoading: true, error: null };
    case 'token-found':
      return { ...state, isAuthenticated: true, isLoading: true, settled: false };
    case 'replaced':
      return { ...state, user: null, isLoading: true, error: null };
    case 'signed-in':
      return { isAuthenticated: true, user: event.user, isLoading: false, error: null, ended: null, settled: true };
    case 'failed':
      return { ...state, isAuthenticated: false, user: null, isLoading: false, error: event.message, settled: true };
    case 'ended':
      return {
        isAuthenticated: false,
        user: null,
        isLoading: false,
        error: state.error,
        ended: event.why,
        settled: true,
      };
    case 'user-changed': {
      // A slow response possibly belongs to a user who has signed out meanwhile.
      const isOtherUser = event.fields.id !== undefined && event.fields.id !== state.user?.id;
      if (!state.user || isOtherUser) return state;
      return { ...state, user: { ...state.user, ...event.fields } };
    }
    case 'error-cleared':
      return { ...state, error: null };
  }
}
