import type { RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';
import { formatNumber, formatPercent } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { TablePanel } from '../table/table';
import { formatFailureRate, formatMilliseconds, nameOfVersion, totalLoads } from './metrics';
import styles from './platform-page.module.css';

/** Returns which releases of a remote visitors get: the stable release or the build, the canary, and a freeze. */
function activeRelease(remote: RemoteHealthEntry): string {
  const { stable, canary, frozen } = remote;
  const everyone = nameOfVersion(stable, remote);
  const active = canary ? `${everyone}; ${canary.version} for ${formatPercent(canary.percent)}` : everyone;
  return frozen ? `${active} (frozen)` : active;
}

type RemotesTableProps = { health: RemoteHealth; chosen: string | undefined };

export function RemotesTable({ health, chosen }: RemotesTableProps) {
  return (
    <TablePanel
      title="Remotes"
      heads={['Remote', 'Active release', 'Pages', 'Failure rate', 'Fallbacks', 'Later errors', 'Load time (p75)']}
      rows={health.remotes.map((remote) => ({
        key: remote.name,
        cells: [
          <Link
            key="name"
            className={`v-inline-flex v-center v-nowrap ${styles.remote}`}
            to={`?remote=${remote.name}&range=${health.range}`}
            aria-current={remote.name === chosen ? 'true' : undefined}
          >
            {remote.name}
          </Link>,
          activeRelease(remote),
          formatNumber(totalLoads(remote)),
          formatFailureRate(remote),
          formatNumber(remote.fell_back),
          formatNumber(remote.threw),
          formatMilliseconds(remote.p75_ms),
        ],
      }))}
    />
  );
}
