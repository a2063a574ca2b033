import { useEffect, useState } from 'react';
import type { PasswordOwner, StrengthVerdict } from '@verdant/shared/contract';
import type { Estimator } from './estimator';
import { loadEstimator } from './load-estimator';

/** So that neither the page nor a screen reader comments on every key. */
const PAUSE_MS = 300;

/**
 * The verdict on a password that is being chosen, after a pause in typing; null for an empty one, and as long as the
 * estimator has not loaded. Then the server alone checks.
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
