import { CONTRACT_VERSION } from '@verdant/federation/contract';
import type { RegistryRemote } from '@verdant/federation/contract';
import { RemoteLoadError } from '@verdant/shared/remote';
import type { FileFailure } from '@verdant/shared/remote';
import type { Container } from './container';
import { contractFits } from './core/contract-fits';
import { inTime } from './core/in-time';
import { toLoadError } from './core/load-failure';
import type { LoadContext } from './core/load-failure';
import type { Owner, Release } from './files/owner';

/** The effects of opening a container; the real ones are in `browser-loader.ts`. */
export type ContainerEffects = {
  openRelease: (remote: string, release: Release) => Owner;
  loadEntry: (owner: Owner) => Promise<FileFailure | undefined>;
  cancelFiles: (owner: Owner) => void;
  /** What came was of no use: every file is asked for by another address the next time. */
  spoilFiles: (owner: Owner) => void;
  definedContainer: (remote: string) => Container | undefined;
  forgetContainer: (remote: string) => void;
  connectContainer: (container: Container) => Promise<void>;
  forgetFailedShares: () => void;
  limitMs: () => number;
};

export type Opened = { owner: Owner; container: Promise<Container>; cancelled: boolean };

const keyOf = (remote: RegistryRemote, release: Release) => `${remote.name} ${release.url}`;

async function open(
  remote: RegistryRemote,
  owner: Owner,
  context: LoadContext,
  effects: ContainerEffects,
): Promise<Container> {
  if (!contractFits(remote.contract, CONTRACT_VERSION)) {
    throw new RemoteLoadError({ ...context, stage: 'init', reason: 'error', detail: 'contract' });
  }
  effects.forgetContainer(remote.name);
  const failure = await effects.loadEntry(owner);
  if (failure) {
    throw new RemoteLoadError({ ...context, ...failure, stage: failure.detail === 'throws' ? 'evaluate' : 'entry' });
  }
  const container = effects.definedContainer(remote.name);
  if (!container) {
    const url = owner.release.url + owner.release.entry;
    throw new RemoteLoadError({ ...context, stage: 'evaluate', reason: 'error', detail: 'empty', url });
  }
  await inTime(effects.connectContainer(container), effects.limitMs()).catch((cause: unknown) => {
    throw toLoadError(context, 'init', cause);
  });
  return container;
}

/** One container a release; a failed one is forgotten, so that the next try starts clean. */
export function createContainers(effects: ContainerEffects) {
  const opened = new Map<string, Opened>();

  return {
    open(remote: RegistryRemote, release: Release, context: LoadContext): Opened {
      const key = keyOf(remote, release);
      const known = opened.get(key);
      if (known) return known;
      const owner = effects.openRelease(remote.name, release);
      const fresh = { owner, container: open(remote, owner, context, effects), cancelled: false };
      opened.set(key, fresh);
      fresh.container.catch(() => opened.get(key) === fresh && opened.delete(key));
      return fresh;
    },

    /** The next load gets a fresh container; `spoil` when what came was of no use, otherwise what is under way is cancelled. */
    drop(remote: RegistryRemote, release: Release, { spoil }: { spoil: boolean }): void {
      const key = keyOf(remote, release);
      const known = opened.get(key);
      if (!known) return;
      opened.delete(key);
      known.cancelled = true;
      effects.cancelFiles(known.owner);
      if (spoil) effects.spoilFiles(known.owner);
    },
  };
}
