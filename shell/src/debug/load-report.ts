import type { PastLoad } from '@verdant/federation/browser';
import { deviceFacts, networkFacts } from './device';
import type { Fact, RemoteRow } from './device';

/** What one can send to somebody about the loads of this tab: nothing of the account, and no query of a URL. */
export type LoadReport = {
  /** When the report was made, ISO. */
  at: string;
  /** Browser and network. */
  surroundings: Record<string, string>;
  /** The remotes of this page, where they come from, and how long their entry took. */
  remotes: readonly RemoteRow[];
  /** Newest first. */
  loads: readonly (Omit<PastLoad, 'id' | 'at'> & { at: string })[];
};

const REPORTED = new Set(['Browser', 'Viewport', 'Language', 'Online', 'Connection', 'Round trip', 'Origin']);
const recordOf = (facts: readonly Fact[]) => Object.fromEntries(facts.map(({ name, value }) => [name, value]));

export const loadReport = (loads: readonly PastLoad[], remotes: readonly RemoteRow[], now: Date): LoadReport => ({
  at: now.toISOString(),
  surroundings: recordOf([...deviceFacts(), ...networkFacts()].filter(({ name }) => REPORTED.has(name))),
  remotes,
  loads: loads.map(({ id: _id, at, ...load }) => ({ at: at.toISOString(), ...load })),
});

const lines = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');

/** The same as a text: one paragraph each for the surroundings, the remotes and every load. */
export const loadReportText = ({ at, surroundings, remotes, loads }: LoadReport): string =>
  [
    lines({ at, ...surroundings }),
    remotes.map(({ name, version, loaded, source }) => `${name} ${version}, ${loaded}, ${source}`).join('\n'),
    ...loads.map(lines),
  ].join('\n\n');
