import { useAuth } from '@verdant/shared/services';
import { LazyComponent, useDelayElapsed } from '../lazy/lazy-component';

const loadWarning = () =>
  import(/* webpackChunkName: "idle-warning" */ './idle-warning').then(({ IdleWarning }) => IdleWarning);

export function IdleSlot() {
  const { isAuthenticated, user } = useAuth();
  const isLater = useDelayElapsed(5_000);
  const minutes = isAuthenticated ? user?.idle_minutes : undefined;
  return isLater && minutes !== undefined && <LazyComponent load={loadWarning} props={{ minutes }} />;
}
