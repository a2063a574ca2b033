import type { ReleaseManifest } from './release-manifest';

export type SlotParts = Pick<ReleaseManifest, 'name' | 'contract' | 'slots' | 'offers'>;

/** True for a slot of a remote, such as `mfe-goals/aside`; false for a slot of the host, such as `aside`. */
export const isSlotOfRemote = (slot: string): boolean => slot.includes('/');

/**
 * Returns the reason why a remote cannot offer its slots; undefined if it can. Names of slots begin with the remote's
 * name, so that two remotes cannot offer the same slot.
 */
export function offerProblem({ name, offers = [] }: Pick<SlotParts, 'name' | 'offers'>): string | undefined {
  const names = offers.map(({ slot }) => slot);
  const foreign = names.find((slot) => !slot.startsWith(`${name}/`));
  if (foreign !== undefined) return `${name} cannot offer "${foreign}": the names of its slots begin with ${name}/`;
  const twice = names.find((slot, index) => names.indexOf(slot) < index);
  return twice === undefined ? undefined : `the slot "${twice}" is offered twice`;
}
