import { useSyncExternalStore } from 'react';
import { useRemotes } from '@verdant/federation/browser';
import type { RemoteHost } from '@verdant/federation/browser';

const WORDS: Record<ReturnType<RemoteHost['loader']['stateOf']>['status'], string> = {
  idle: 'this page has not shown it',
  loading: 'loading',
  pausing: 'loading',
  offline: 'offline',
  ready: 'loaded',
  failed: 'failed',
};

/** Returns the states of the slots that a remote fills, in one text; empty without slots. */
export function describeSlotStates(
  { registry, loader }: Pick<RemoteHost, 'registry' | 'loader'>,
  name: string,
): string {
  const remote = registry.remotes.find((candidate) => candidate.name === name);
  if (!remote || remote.slots.length === 0) return '';
  const states = remote.slots.map(({ slot, module }) => {
    const [owner = ''] = slot.split('/');
    const isOffered = owner === slot || registry.remotes.some((candidate) => candidate.name === owner);
    return `${slot}: ${isOffered ? WORDS[loader.stateOf(remote, module).status] : `not offered, as there is no ${owner}`}`;
  });
  return `Fills ${states.length}: ${states.join(', ')}`;
}

export function FillStates({ name }: { name: string }) {
  const { host } = useRemotes();
  const text = useSyncExternalStore(host.loader.subscribe, () => describeSlotStates(host, name));
  return text === '' ? null : <span>{text}</span>;
}
