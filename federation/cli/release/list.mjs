import { alignColumns } from '../lib/terminal.mjs';
import { withRemoteContext } from './server.mjs';

/**
 * @typedef {import('../../contract/releases.js').RemoteReleases} Releases
 * @typedef {Pick<import('../../contract/releases.js').ReleaseHistory, 'switches'>} History
 */

const NO_RELEASE = 'no release';
const SHOWN_CHANGES = 20;

/** @param {string} text ISO time in UTC, whose seconds are removed */
const formatMinute = (text) => `${text.slice(0, 16).replace('T', ' ')} UTC`;

/** @param {Releases} releases */
const stableAudience = ({ canary }) => (canary ? 'everyone else' : 'everyone');

/**
 * Returns a text with the roles of a release, such as its visitors and `earlier`.
 * @param {Releases} releases
 * @param {Releases['versions'][number]} release
 */
function roleOf(releases, { version, misfit }) {
  const { stable, canary, earlier } = releases;
  const roles = [
    version === stable && stableAudience(releases),
    canary && version === canary.version && `canary, ${canary.percent}%`,
    earlier.includes(version) && 'earlier',
    misfit && `incompatible: ${misfit}`,
  ];
  return roles.filter(Boolean).join('; ');
}

/** @param {Releases} releases @returns {string[][]} */
function rowsOf(releases) {
  const { versions, previews, built, stable } = releases;
  const published = versions.map((release) => [
    release.version,
    formatMinute(release.published_at),
    release.commit?.slice(0, 10) ?? '-',
    roleOf(releases, release),
  ]);
  const shown = previews.map(({ version, published_at, expires_at }) => [
    version,
    formatMinute(published_at),
    '-',
    `preview until ${formatMinute(expires_at)}`,
  ]);
  const rows = [...shown, ...published];
  if (built === null) return rows;
  return [...rows, [built, 'beside the server', '-', stable === null ? stableAudience(releases) : '']];
}

/** @param {string} action @param {string | null} from @param {string | null} to */
function describeChange(action, from, to) {
  if (action === 'remove') return from ?? '';
  return action === 'freeze' || action === 'unfreeze' ? '-' : `${from ?? NO_RELEASE} -> ${to ?? NO_RELEASE}`;
}

/**
 * Returns the lines to print about a remote's history: the newest changes of the active releases.
 * @param {History} history
 * @param {string} address of the complete history
 */
function historyLines({ switches }, address) {
  const rows = switches.slice(0, SHOWN_CHANGES).map(({ action, from, to, percent, reason, by, by_name, at }) => {
    const share = percent === null ? '' : ` ${percent}%`;
    return [formatMinute(at), `${action}${share}`, describeChange(action, from, to), `by ${by_name ?? by}`, reason];
  });
  const older = switches.length - rows.length;
  return [
    ...(rows.length === 0 ? [] : ['', 'Changes, newest first', ...alignColumns(rows)]),
    ...(older > 0 ? [`  and ${older} older: ${address}`] : []),
  ];
}

export const runListCommand = withRemoteContext(async ({ remote: { name }, server }) => {
  /** @type {Releases | undefined} */
  const releases = await server.find(`/releases/${name}`, undefined);
  if (releases) {
    console.log(`${name} at ${server.origin}${releases.frozen ? ', frozen: nothing can be activated' : ''}`);
    for (const line of alignColumns(rowsOf(releases))) console.log(line);
  } else {
    console.log(`${name} has no published release at ${server.origin}.`);
  }
  const path = `/releases/${name}/history`;
  /** @type {History} */
  const history = await server.find(path, { switches: [] });
  for (const line of historyLines(history, `${server.origin}/api/v1${path}`)) console.log(line);
  return 0;
});
