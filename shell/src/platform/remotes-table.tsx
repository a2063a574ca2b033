import type { RemoteHealth } from '@verdant/federation/contract';
import { Link } from '@verdant/shared/router';
import { Panel } from '@verdant/shared/ui';
import { Table } from '../table/table';
import { activeRelease } from './active-release';
import { loadsOf } from './metrics';
import styles from './platform-page.module.css';
import { usePlatformFormat } from './use-platform-format';

type RemotesTableProps = { health: RemoteHealth; chosen: string | undefined };

/** Compares all remotes; the name of a remote is a link that shows its details below. */
export function RemotesTable({ health, chosen }: RemotesTableProps) {
  const { t, format, milliseconds, rate } = usePlatformFormat();
  return (
    <Panel title={t('remotes')}>
      <Table
        label={t('table', { title: t('remotes') })}
        heads={[t('remote'), t('active'), t('loads'), t('failureRate'), t('fellBack'), t('errors'), t('loadTime')]}
        rows={health.remotes.map((remote) => ({
          key: remote.name,
          cells: [
            <Link
              key="name"
              className={styles.remote}
              to={`?remote=${remote.name}&range=${health.range}`}
              aria-current={remote.name === chosen ? 'true' : undefined}
            >
              {remote.name}
            </Link>,
            activeRelease(remote, t, format.percent),
            format.number(loadsOf(remote)),
            rate(remote),
            format.number(remote.fell_back),
            format.number(remote.threw),
            milliseconds(remote.p75_ms),
          ],
        }))}
      />
    </Panel>
  );
}
