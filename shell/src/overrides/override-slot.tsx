import { useState } from 'react';
import type { RegistryOverride } from '@verdant/federation/contract';
import { readOverrideProposal } from '@verdant/federation/browser';
import { useLocation } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { LazyComponent } from '../lazy/lazy-component';

const loadBar = () =>
  import(/* webpackChunkName: "override-bar" */ './override-bar').then(({ OverrideBar }) => OverrideBar);

/**
 * Loads the bar when remotes are overridden or the URL proposes an override; no one else fetches it. To others than developers
 * it shows no proposal, so what it finds out is found out again for anyone who signs in.
 */
export function OverrideSlot({ overrides }: { overrides: readonly RegistryOverride[] }) {
  // As it was at first: a guarded page sends people on to sign in, and the proposal waits for them.
  const { hash } = useLocation();
  const { user } = useAuth();
  const [proposal] = useState(() => readOverrideProposal(hash));
  const isWanted = overrides.length > 0 || proposal !== undefined;
  return isWanted && <LazyComponent key={user?.id} load={loadBar} props={{ overrides, proposal }} />;
}
