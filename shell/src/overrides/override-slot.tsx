import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import type { RegistryOverride } from '@verdant/shared/contract';
import { readProposal } from './proposal';
import type { Proposal } from './proposal';

type BarProps = { overrides: readonly RegistryOverride[]; proposal: Proposal | undefined };

/** Fetches the bar where remotes are overridden or the address proposes it, and nothing for everybody else. */
export function OverrideSlot({ overrides }: { overrides: readonly RegistryOverride[] }) {
  // As it was at first: a guarded page sends people on to sign in, and the proposal waits for them.
  const [proposal] = useState(() => readProposal(location.hash));
  const [Shown, setShown] = useState<ComponentType<BarProps> | null>(null);
  const isWanted = overrides.length > 0 || proposal !== undefined;

  useEffect(() => {
    if (!isWanted) return;
    import(/* webpackChunkName: "override-bar" */ './override-bar').then(
      ({ OverrideBar }) => setShown(() => OverrideBar),
      () => undefined,
    );
  }, [isWanted]);

  return isWanted && Shown ? <Shown overrides={overrides} proposal={proposal} /> : null;
}
