import type { Registry, RegistryRemote } from '../../contract';

/** The event after which slots of pages can be filled. */
export const SLOTS_READY = 'federation-slots-ready';

export type Fill = { remote: RegistryRemote; module: string; order?: number | undefined };

/** What fills a slot of a remote, those with the lowest `order` first, else as the remotes come. */
export const fillsOf = ({ remotes }: Pick<Registry, 'remotes'>, slot: string): Fill[] =>
  remotes
    .flatMap((remote) => remote.slots.filter((one) => one.slot === slot).map((one) => ({ ...one, remote })))
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0));
