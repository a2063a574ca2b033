import type { RemoteHealthEntry } from '@verdant/federation/contract';
import { formatMoment, formatNumber, formatPercent } from '@verdant/shared/format';
import { Grid } from '@verdant/shared/ui';
import { TablePanel } from '../table/table';
import {
  formatBrowsers,
  formatFailureRate,
  formatMilliseconds,
  nameOfVersion,
  toHistoryEntries,
  totalLoads,
} from './metrics';
import type { HistoryEntry } from './metrics';

type RemoteProps = { remote: RemoteHealthEntry };

export function RemoteCounts({ remote }: RemoteProps) {
  if (remote.releases.length === 0) return null;
  return (
    <Grid min="24rem">
      <TablePanel
        title="Releases in this time"
        heads={['Release', 'Pages', 'Failure rate', 'Fallbacks', 'Later errors', 'Load time (p75)', 'Silent pages']}
        rows={remote.releases.map((release) => ({
          key: release.version,
          cells: [
            release.version,
            formatNumber(totalLoads(release)),
            formatFailureRate(release),
            formatNumber(release.fell_back),
            formatNumber(release.threw),
            formatMilliseconds(release.p75_ms),
            release.served === 0 ? '–' : `${formatNumber(release.silent)} of ${formatNumber(release.served)}`,
          ],
        }))}
        caption="Silent pages were sent and reported nothing. Some always are: reports are blocked, and tabs closed at once."
      />
      <TablePanel
        title="Failures by reason"
        heads={['Release', 'Stage', 'Reason', 'Finding', 'Chunk', 'Status', 'Browsers', 'Pages']}
        rows={remote.failures.map(({ version, stage, reason, finding, chunk, status, browsers, count }) => ({
          key: [version, stage, reason, finding, chunk, status].join(' '),
          cells: [
            version,
            stage,
            reason,
            finding ?? '–',
            chunk ?? '–',
            status ?? '–',
            formatBrowsers(browsers),
            formatNumber(count),
          ],
        }))}
        empty="Nothing failed in this time."
      />
    </Grid>
  );
}

function actorOf({ by, by_name }: HistoryEntry): string {
  if (by === 'server') return 'server';
  return by_name ?? (by.startsWith('operator:') ? 'operator' : `key ${by}`);
}

function describeChange(entry: HistoryEntry, remote: RemoteHealthEntry): string {
  if (entry.type === 'published') return `Published ${entry.version}`;
  const [from, to] = [entry.from, entry.to].map((version) =>
    nameOfVersion(version, remote, 'nothing (visitors get none of its pages)'),
  );
  switch (entry.type) {
    case 'activate':
      return entry.from === null && remote.built === null ? `Activated ${to}` : `Activated ${to} after ${from}`;
    case 'rollback':
      return `Rolled back from ${from} to ${to}`;
    case 'automatic':
      return `Rolled back automatically from ${from} to ${to}`;
    case 'canary':
      return entry.percent === 0 ? 'Ended the canary' : `Canary ${to} for ${formatPercent(entry.percent ?? 0)}`;
    case 'staff':
      return `Canary ${to} for developers`;
    case 'freeze':
      return 'Frozen';
    case 'unfreeze':
      return 'Unfrozen';
    case 'remove':
      return `Removed ${from}`;
  }
}

export function RemoteHistory({ remote }: RemoteProps) {
  return (
    <TablePanel
      title="Who released what"
      heads={['When', 'What', 'By', 'Reason']}
      rows={toHistoryEntries(remote).map((entry) => ({
        key: `${entry.at} ${entry.type} ${entry.type === 'published' ? entry.version : entry.to}`,
        cells: [
          <time key="at" className="v-nowrap" dateTime={entry.at}>
            {formatMoment(entry.at)}
          </time>,
          describeChange(entry, remote),
          actorOf(entry),
          entry.type === 'published' ? '' : entry.reason,
        ],
      }))}
      empty={
        remote.built === null
          ? 'Nothing was released.'
          : 'Nothing was released: visitors get the build next to the server.'
      }
    />
  );
}
