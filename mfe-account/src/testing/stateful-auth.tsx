import { useState } from 'react';
import type { ReactNode } from 'react';
import type { User } from '@verdant/shared/contract';
import { AuthContext, useAuth } from '@verdant/shared/services';
import type { AuthService } from '@verdant/shared/services';

type StatefulAuthProps = Partial<Pick<AuthService, 'login' | 'register' | 'error' | 'clearError'>> & {
  user?: User | null;
  /** The stored error that a failing login or registration leaves behind (spec 8). */
  storedError?: string;
  children: ReactNode;
};

/** Fake auth service that uses the calls of a test and, like the shell, stores errors and merges updates of the user. */
export function StatefulAuth({ children, user = null, error = null, storedError, ...calls }: StatefulAuthProps) {
  const outer = useAuth();
  const [state, setState] = useState({ user, error });
  const keepingError =
    <T,>(call: (input: T) => Promise<void>) =>
    async (input: T) => {
      try {
        await call(input);
      } catch (reason) {
        setState((current) => ({ ...current, error: storedError ?? null }));
        throw reason;
      }
    };
  const value: AuthService = {
    ...outer,
    ...state,
    isAuthenticated: state.user !== null,
    login: keepingError(calls.login ?? outer.login),
    register: keepingError(calls.register ?? outer.register),
    clearError: () => {
      calls.clearError?.();
      setState((current) => ({ ...current, error: null }));
    },
    updateUser: (fields) =>
      setState((current) => ({ ...current, user: current.user && { ...current.user, ...fields } })),
  };
  return (
    <AuthContext value={value}>
      {children}
      <output aria-label="user">{JSON.stringify(state.user)}</output>
      <output aria-label="stored error">{state.error}</output>
    </AuthContext>
  );
}
