import { useEffect, useState } from 'react';
import type { PasswordOwner, StrengthVerdict } from '@verdant/shared/contract';
import type { Estimator } from './estimator';

let loading: Promise<Estimator> | undefined;

/** Loads the estimator once per page. A failed load rejects, and the next call loads again. */
async function loadEstimator(): Promise<Estimator> {
  // One chunk would exceed the size limit.
  loading ??= Promise.all([
    import(/* webpackChunkName: "password-strength" */ './estimator'),
    import(/* webpackChunkName: "common-passwords" */ '@zxcvbn-ts/language-common'),
  ]).then(([{ createEstimator }, common]) => createEstimator(common));
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}

/** Milliseconds without typing until the strength is shown, so that screen readers do not announce each key. */
const PAUSE_MS = 300;

/** Returns the verdict on a new password; null for an empty password and until the estimator has loaded. */
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
    /** Loads the estimator when the field gets the focus. */
    prepare: () => {
      loadEstimator().then(
        (loaded) => setEstimate(() => loaded),
        () => undefined,
      );
    },
  };
}
