import { isOfRemote, offerProblem, type SlotParts } from '../../contract';
import { satisfies } from '../../contract/compatibility';

/** Newest contract version whose shells know neither slots of remotes nor the order of modules in a slot. */
const HOST_SLOTS_ONLY = '1.1.0';

/**
 * Returns why the slots of a release are invalid; undefined if they are valid. An unknown slot of another remote only
 * causes a warning (`slotWarnings`), because a later release can offer the slot.
 */
export function slotProblem(parts: SlotParts, offered: readonly string[]): string | undefined {
  const { slots } = parts;
  const unknown = slots.find(({ slot }) => !isOfRemote(slot) && !offered.includes(slot));
  if (unknown) {
    const list = offered.length === 0 ? 'it offers none' : `it offers ${offered.join(', ')}`;
    return `the host has no slot "${unknown.slot}": ${list}`;
  }
  const twice = slots.find(({ slot, module }, index) =>
    slots.slice(0, index).some((earlier) => earlier.slot === slot && earlier.module === module),
  );
  if (twice) return `${twice.module} fills the slot "${twice.slot}" twice`;
  const newer = slots.find(({ slot, order }) => isOfRemote(slot) || order !== undefined);
  if (newer && satisfies(HOST_SLOTS_ONLY, parts.contract)) {
    return `the slot "${newer.slot}" needs "contract": "^1.2.0" or newer: older shells know neither slots of remotes nor their order`;
  }
  return offerProblem(parts);
}

const namesOf = (all: readonly SlotParts[]) => all.flatMap(({ offers = [] }) => offers.map(({ slot }) => slot));

/**
 * Returns a warning for each slot that this release fills but no release offers, and for each of its own slots that others
 * fill but this release does not offer.
 */
export function slotWarnings(release: SlotParts, all: readonly SlotParts[]): string[] {
  const others = all.filter(({ name }) => name !== release.name);
  const offered = namesOf([release, ...others]);
  const unoffered = release.slots
    .filter(({ slot }) => isOfRemote(slot) && !offered.includes(slot))
    .map(({ slot, module }) => {
      const near = offered.filter((name) => name.split('/')[0] === slot.split('/')[0]);
      const list = near.length === 0 ? 'none of that remote is offered' : `there is ${near.join(', ')}`;
      return `No active release offers the slot "${slot}" (${list}): ${module} is not shown until one does.`;
    });
  const withdrawn = others.flatMap(({ name, slots }) =>
    slots
      .filter(({ slot }) => slot.startsWith(`${release.name}/`) && !namesOf([release]).includes(slot))
      .map(({ slot }) => `${name} fills the slot "${slot}", which this release does not offer.`),
  );
  return [...new Set([...unoffered, ...withdrawn])];
}
