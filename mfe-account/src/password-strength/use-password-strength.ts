import { useEffect, useState } from 'react';
import type { PasswordOwner, StrengthVerdict } from '@verdant/shared/contract';
import type { Estimator } from './estimator';

let loading: Promise<Estimator> | undefined;

/**
 * Loads the estimator and its dictionaries once per page. Rejects if the load fails; the next call then loads them again.
 */
async function loadEstimator(): Promise<Estimator> {
  // Split into two chunks, because one file would exceed the size limit.
  loading ??= Promise.all([
    import(/* webpackChunkName: "password-strength" */ './estimator'),
    import(/* webpackChunkName: "common-passwords" */ '@zxcvbn-ts/language-common'),
  ]).then(([{ createEstimator }, common]) => createEstimator(common));
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}

/** Milliseconds without typing until the strength is shown. Keeps screen readers from announcing it after every key. */
const PAUSE_MS = 300;

/**
 * Provides the verdict on a new password after a pause in typing; null for an empty password, and while the estimator is
 * not loaded, so that only the server checks the password.
 */
export function usePasswordStrength(password: string, owner: PasswordOwner) {
  const [estimate, setEstimate] = useState<Estimator | null>(null);
  const [verdict, setVerdict] = useState<StrengthVerdict | null>(null);
  const { email, first_name, last_name, phone } = owner;

  useEffect(() => {
    if (!estimate || !password) return undefined;
    const timer = setTimeout(() => setVerdict(estimate(password, { email, first_name, last_name, phone })), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [estimate, password, email, first_name, last_name, phone]);

  return {
    verdict: password && estimate ? verdict : null,
    /** Loads the estimator; call it when the field gets the focus. */
    prepare: () => {
      loadEstimator().then(
        (loaded) => setEstimate(() => loaded),
        () => undefined,
      );
    },
  };
}
