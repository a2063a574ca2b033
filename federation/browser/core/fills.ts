import type { Registry, RegistryRemote } from '../../contract';

export type SlotFill = { remote: RegistryRemote; module: string; order?: number | undefined };

/** Returns the modules that fill a slot, by ascending `order`, then in the order of the remotes. */
export const fillsOfSlot = ({ remotes }: Pick<Registry, 'remotes'>, slot: string): SlotFill[] =>
  remotes
    .flatMap((remote) => remote.slots.filter((one) => one.slot === slot).map((one) => ({ ...one, remote })))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
