import type { ReleaseHistory, ActivationResult, RemoteReleases } from '../../contract';
import { checkCompatibility, type ShellOffer } from '../../contract/compatibility';
import { stateAfter, withOrigins, WITHOUT_RELEASE, type RemoteState } from './remote-state';
import type { NameOf } from '../signing/release-keys';
import { statusesAfter } from './public-releases';
import type { StoredRelease, StoredActivation } from './activation-store';
import type { Activated } from './activate-release';
import type { ActivationCommand } from './activation-decision';

/** Max history entries returned; the newest are. */
const MAX_HISTORY = 100;

/** What the server noticed about a release, in a sentence. */
export interface ReleaseNote {
  readonly version: string;
  readonly text: string;
  readonly at: Date;
}

/** A preview of a remote that has not expired. */
export interface ListedPreview {
  readonly name: string;
  readonly pullRequest: number;
  readonly version: string;
  readonly publishedAt: Date;
  readonly expiresAt: Date;
}

const orNull = (version: string) => (version === WITHOUT_RELEASE ? null : version);

/** As responses have it. */
export const describeCanary = (canary: RemoteState['canary']): RemoteReleases['canary'] =>
  canary ? { version: canary.version, percent: canary.percent, ...(canary.isStaff && { staff: true }) } : null;

function activeVersionsOf(name: string, { stable, canary }: RemoteState) {
  return { name, stable: stable ?? null, canary: describeCanary(canary) };
}

/** What a removal or a freeze did, in a sentence. */
const CONTROLS: Partial<Record<ActivationCommand['action'], string>> = {
  freeze:
    'It is frozen: nothing of it can be activated until an operator unfreezes it. Rollbacks go on, automatic ones too.',
  unfreeze: 'It is no longer frozen.',
  remove: 'The release is removed, and its version stays taken. Copies in browsers and at a CDN are not reached.',
};

/** Who gets what, in one sentence. */
function sentenceOf(name: string, { stable, canary }: RemoteState, isBuilt: boolean): string {
  const without = isBuilt ? 'the build next to the server' : 'nothing: no release is active and no build exists';
  const everyone = stable === undefined ? without : `${name} ${stable}`;
  if (!canary) return `Everyone gets ${everyone}.`;
  const some = [canary.isStaff && 'developers', canary.percent > 0 && `${canary.percent}% of the visitors`];
  const who = some.filter(Boolean).join(' and ');
  return `${who.replace(/^d/, 'D')} get ${name} ${canary.version}, everyone else gets ${everyone}.`;
}

export function describeActivation(
  name: string,
  action: ActivationCommand['action'],
  { state, isChanged }: Activated,
  isBuilt: boolean,
): ActivationResult {
  const done = isChanged ? CONTROLS[action] : undefined;
  const sentence = [done, sentenceOf(name, state, isBuilt)].filter(Boolean).join(' ');
  return {
    ...activeVersionsOf(name, state),
    changed: isChanged,
    message: isChanged ? sentence : `Nothing to change. ${sentence}`,
  };
}

/** Everything published of one remote, and what is active of it. `switches` oldest first, `releases` newest first. */
export function describeRemote(
  name: string,
  {
    releases,
    previews,
    switches,
    built,
    offering,
  }: {
    releases: readonly StoredRelease[];
    previews: readonly ListedPreview[];
    switches: readonly StoredActivation[];
    built: string | undefined;
    offering: ShellOffer | undefined;
  },
): RemoteReleases {
  const state = stateAfter(switches);
  const statuses = statusesAfter(switches);
  return {
    ...activeVersionsOf(name, state),
    earlier: [...state.earlier],
    built: built ?? null,
    frozen: state.isFrozen ?? false,
    versions: releases.map(({ version, manifest, publishedAt }) => {
      const compatibility = offering ? checkCompatibility(manifest, offering) : undefined;
      return {
        version,
        published_at: publishedAt.toISOString(),
        contract: manifest.contract,
        // A page that is not announced yet is not announced here.
        pages: statuses.get(`${name} ${version}`) === 'public' ? manifest.pages : [],
        commit: manifest.commit ?? null,
        misfit: compatibility?.isCompatible === false ? compatibility.reason : null,
      };
    }),
    previews: previews.map(({ pullRequest, version, publishedAt, expiresAt }) => ({
      pull_request: pullRequest,
      version,
      published_at: publishedAt.toISOString(),
      expires_at: expiresAt.toISOString(),
    })),
  };
}

/** `switches` oldest first, `notes` newest first. */
export function describeHistory(
  name: string,
  switches: readonly StoredActivation[],
  notes: readonly ReleaseNote[],
  nameOf: NameOf = () => undefined,
): ReleaseHistory {
  const newest = withOrigins(switches).toReversed().slice(0, MAX_HISTORY);
  return {
    name,
    switches: newest.map(({ action, from, version, percent, reason, by, at }) => ({
      action,
      from: orNull(from),
      to: orNull(version),
      percent,
      reason,
      by,
      by_name: nameOf(by),
      at: at.toISOString(),
    })),
    notes: notes.map(({ version, text, at }) => ({ version, text, at: at.toISOString() })),
  };
}

/** For all users: an operator's id follows from an e-mail address, so that a guessed one could be confirmed by it. */
export const withoutOperators = (history: ReleaseHistory): ReleaseHistory => ({
  ...history,
  switches: history.switches.map((one) => (one.by.startsWith('operator:') ? { ...one, by: 'operator' } : one)),
});
