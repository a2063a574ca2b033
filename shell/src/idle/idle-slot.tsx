import { useEffect, useState } from 'react';
import { useAuth } from '@verdant/shared/services';
import { LazyComponent } from '../lazy/lazy-component';

/** Delay before the warning's code loads, in milliseconds, so that the page loads first. */
const CALM_AFTER_MS = 5_000;
const loadWarning = () =>
  import(/* webpackChunkName: "idle-warning" */ './idle-warning').then(({ IdleWarning }) => IdleWarning);

/** Warns a user before an idle session ends; its code stays out of the first script. */
export function IdleSlot() {
  const { isAuthenticated, user } = useAuth();
  const [isCalm, setCalm] = useState(false);
  const minutes = isAuthenticated ? user?.idle_minutes : undefined;

  useEffect(() => {
    const timer = setTimeout(() => setCalm(true), CALM_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return isCalm && minutes !== undefined && <LazyComponent load={loadWarning} props={{ minutes }} />;
}
