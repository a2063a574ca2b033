import { useState } from 'react';
import type { RegistryLab, RegistryOverride } from '@verdant/federation/contract';
import { useLocation } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { storage } from '../storage';
import { HIDDEN_AMOUNTS_KEY } from '../stored-keys';
import { LazyComponent, useDelayElapsed } from './lazy-component';

const loadUpdateBanner = () =>
  import(/* webpackChunkName: "update-banner" */ '../update/update-banner').then(({ UpdateBanner }) => UpdateBanner);

/** Bar that offers a newer version. The bar's code loads soon after the page, while the server still has the file. */
export function UpdateBannerSlot({ id }: { id: string }) {
  return useDelayElapsed(5_000) && <LazyComponent load={loadUpdateBanner} props={{ id }} />;
}

const loadIdleWarning = () =>
  import(/* webpackChunkName: "idle-warning" */ '../idle/idle-warning').then(({ IdleWarning }) => IdleWarning);

export function IdleSlot() {
  const { isAuthenticated, user } = useAuth();
  const isLater = useDelayElapsed(5_000);
  const minutes = isAuthenticated ? user?.idle_minutes : undefined;
  return isLater && minutes !== undefined && <LazyComponent load={loadIdleWarning} props={{ minutes }} />;
}

const loadLabBadge = () =>
  import(/* webpackChunkName: "lab-badge" */ '../fault-lab/lab-badge').then(({ LabBadge }) => LabBadge);

export function LabSlot({ lab }: { lab: RegistryLab | null | undefined }) {
  return lab && <LazyComponent load={loadLabBadge} props={{ lab }} />;
}

const loadOverrideBar = () =>
  import(/* webpackChunkName: "override-bar" */ '../overrides/override-bar').then(({ ProposedBar }) => ProposedBar);

/** Loads the bar if remotes are overridden or the URL proposes an override. A sign-in mounts the bar again. */
export function OverrideSlot({ overrides }: { overrides: readonly RegistryOverride[] }) {
  // The first hash is stored, because the redirect of a guarded page to sign-in removes the hash from the URL.
  const { hash } = useLocation();
  const { user } = useAuth();
  const [firstHash] = useState(hash);
  const isWanted = overrides.length > 0 || /^#(override|preview|release)=/.test(firstHash);
  return isWanted && <LazyComponent key={user?.id} load={loadOverrideBar} props={{ overrides, hash: firstHash }} />;
}

const loadAmountsToggle = () =>
  import(/* webpackChunkName: "amounts-toggle" */ '../amounts/amounts-toggle').then(
    ({ AmountsToggle }) => AmountsToggle,
  );

/** Loads the button that hides amounts: at once if amounts are already hidden, else after a delay. */
export function AmountsSlot() {
  const [isHidden] = useState(() => storage.get(HIDDEN_AMOUNTS_KEY) !== null);
  const isLater = useDelayElapsed(2_000);
  return (isHidden || isLater) && <LazyComponent load={loadAmountsToggle} props={{}} />;
}

const loadDemoBar = () => import(/* webpackChunkName: "demo-bar" */ '../demo/demo-bar').then(({ DemoBar }) => DemoBar);

export function DemoBarSlot() {
  const endsAt = useAuth().user?.demo_ends_at;
  return endsAt !== undefined && <LazyComponent load={loadDemoBar} props={{ endsAt }} />;
}
