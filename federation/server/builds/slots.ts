import type { ReleaseManifest } from '../../contract';

/** Why a release cannot fill its slots: it names one that the host does not offer. Undefined when all are offered. */
export function slotProblem({ slots }: Pick<ReleaseManifest, 'slots'>, offered: readonly string[]): string | undefined {
  const unknown = slots.find(({ slot }) => !offered.includes(slot));
  if (!unknown) return undefined;
  const list = offered.length === 0 ? 'it offers none' : `it offers ${offered.join(', ')}`;
  return `the host has no slot "${unknown.slot}": ${list}`;
}
