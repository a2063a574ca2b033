import type { RemoteHealth, RemoteHealthEntry } from '@verdant/federation/contract';
import { Link } from '@verdant/shared/router';
import { totalLoads } from './metrics';
import styles from './platform-page.module.css';
import { TablePanel } from './table-panel';
import type { PlatformTranslate } from './texts';
import { usePlatformFormat } from './use-platform-format';

/** Returns which releases of a remote visitors get: the stable release or the build, the canary, and a freeze. */
function activeRelease(
  { stable, canary, built, frozen }: RemoteHealthEntry,
  t: PlatformTranslate,
  percent: (value: number) => string,
): string {
  const everyone = stable ?? (built === null ? t('active.none') : t('active.built', { version: built }));
  const active = canary
    ? `${everyone}; ${t('active.canary', { version: canary.version, percent: percent(canary.percent) })}`
    : everyone;
  return frozen ? t('active.frozen', { active }) : active;
}

type RemotesTableProps = { health: RemoteHealth; chosen: string | undefined };

export function RemotesTable({ health, chosen }: RemotesTableProps) {
  const { t, format, milliseconds, rate } = usePlatformFormat();
  return (
    <TablePanel
      title={t('remotes')}
      heads={[t('remote'), t('active'), t('loads'), t('failureRate'), t('fellBack'), t('errors'), t('loadTime')]}
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
          activeRelease(remote, t, format.percent),
          format.number(totalLoads(remote)),
          rate(remote),
          format.number(remote.fell_back),
          format.number(remote.threw),
          milliseconds(remote.p75_ms),
        ],
      }))}
    />
  );
}
