import { useState } from 'react';
import type { RegistryOverride } from '@verdant/federation/contract';
import { useLocation } from '@verdant/shared/router';
import { useAuth } from '@verdant/shared/services';
import { LazyComponent } from '../lazy/lazy-component';

const loadBar = () =>
  import(/* webpackChunkName: "override-bar" */ './override-bar').then(({ ProposedBar }) => ProposedBar);

/**
 * Loads the bar only if remotes are overridden or the URL proposes an override. The bar is mounted again after a sign-in.
 */
export function OverrideSlot({ overrides }: { overrides: readonly RegistryOverride[] }) {
  // The first hash is stored, because the redirect of a guarded page to sign-in removes the hash from the URL.
  const { hash } = useLocation();
  const { user } = useAuth();
  const [firstHash] = useState(hash);
  const isWanted = overrides.length > 0 || /^#(override|preview|release)=/.test(firstHash);
  return isWanted && <LazyComponent key={user?.id} load={loadBar} props={{ overrides, hash: firstHash }} />;
}
