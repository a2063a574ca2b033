import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import * as v from 'valibot';
import { ApiError } from '@verdant/shared/api';
import { overrideList, overrideMade } from '@verdant/federation/contract';
import { readOverrideProposal, useRemotes } from '@verdant/federation/browser';
import type { OverrideProposal, RemoteHost } from '@verdant/federation/browser';
import type { RegistryOverride } from '@verdant/federation/contract';
import { leaveGuard } from '../leaving/leave-guard';
import { useApi } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import styles from '../app/bar.module.css';

type OverrideBarProps = {
  overrides: readonly RegistryOverride[];
  proposal: OverrideProposal | undefined;
  renderFills?: (name: string) => ReactNode;
  open?: (path: string) => void;
};

const timeOf = (moment: string) => new Date(moment).toLocaleTimeString('en-AU', { hour: '2-digit', minute: '2-digit' });

const describeError = (error: unknown): string => {
  const detail = error instanceof ApiError ? error.detailText : undefined;
  return detail ?? 'The server could not be reached.';
};

function describeSource({ url, preview, version }: Partial<RegistryOverride>) {
  if (preview !== undefined) return `the preview of pull request ${preview}`;
  return version === undefined ? url : `the published release ${version}`;
}

const currentPath = () => `${location.pathname}${location.search}`;

/** True if the server allows overrides in this browser or account; false until it has responded. */
function useMayOverride(isAsked: boolean): boolean {
  const api = useApi();
  const [may, setMay] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    api.get('/overrides').then(
      (response) => setMay(v.is(overrideList, response) && response.may_override === true),
      () => undefined,
    );
  }, [api, isAsked]);
  return may;
}

/** Lists overridden remotes. A developer must click to accept a link's override, because anyone can create a link. */
export function OverrideBar({
  overrides,
  proposal,
  renderFills,
  open = (path) => location.assign(path),
}: OverrideBarProps) {
  const api = useApi();
  const [isOpen, setIsOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const mayOverride = useMayOverride(proposal !== undefined);

  const change = async (action: () => Promise<string>) => {
    setBusy(true);
    setProblem(null);
    try {
      open(await action());
    } catch (error) {
      setProblem(describeError(error));
      setBusy(false);
    }
  };
  const act = (action: () => Promise<string>) => leaveGuard.leave(() => void change(action));
  const use = (body: OverrideProposal) =>
    act(async () => v.parse(overrideMade, await api.post('/overrides', { body })).page);
  const reset = () =>
    act(async () => {
      await api.delete('/overrides');
      return currentPath();
    });

  if (proposal && isOpen && mayOverride) {
    return (
      <aside className={styles.override} aria-label="Developer override">
        <p>
          Use <strong>{proposal.name}</strong> from <span>{describeSource(proposal)}</span> in this browser, for up to 8
          hours? Its code can do what you can do here.
        </p>
        <Button size="sm" busy={busy} onClick={() => use(proposal)}>
          Use it
        </Button>
        <Button size="sm" variant="secondary" onClick={() => setIsOpen(false)}>
          No
        </Button>
        {problem && <p role="alert">{problem}</p>}
      </aside>
    );
  }
  if (overrides.length === 0) return null;
  return (
    <aside className={styles.override} aria-label="Developer override">
      <ul>
        {overrides.map(({ name, expires_at, problem: why, ...build }) => (
          <li key={name}>
            <strong>{name}</strong>{' '}
            <span>
              {why === undefined
                ? `comes from ${describeSource(build)} until ${timeOf(expires_at)}`
                : `from ${describeSource(build)} is not used: ${why}`}
            </span>{' '}
            {why === undefined && renderFills?.(name)}
          </li>
        ))}
      </ul>
      <Button size="sm" variant="secondary" busy={busy} onClick={reset}>
        Reset
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </aside>
  );
}

const stateTexts: Record<ReturnType<RemoteHost['loader']['stateOf']>['status'], string> = {
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
    return `${slot}: ${isOffered ? stateTexts[loader.stateOf(remote, module).status] : `not offered, as there is no ${owner}`}`;
  });
  return `Fills ${states.length}: ${states.join(', ')}`;
}

function FillStates({ name }: { name: string }) {
  const { host } = useRemotes();
  const text = useSyncExternalStore(host.loader.subscribe, () => describeSlotStates(host, name));
  return text === '' ? null : <span>{text}</span>;
}

export const ProposedBar = ({ overrides, hash }: { overrides: readonly RegistryOverride[]; hash: string }) => (
  <OverrideBar
    overrides={overrides}
    proposal={readOverrideProposal(hash)}
    renderFills={(name) => <FillStates name={name} />}
  />
);
