import type { RemoteHealthEntry } from '@verdant/federation/contract';
import { Grid } from '@verdant/shared/ui';
import { toHistoryEntries, totalLoads } from './metrics';
import type { HistoryEntry } from './metrics';
import { TablePanel } from './table-panel';
import type { TimeFormatters } from './times';
import { usePlatformFormat } from './use-platform-format';

type RemoteProps = { remote: RemoteHealthEntry };

export function RemoteCounts({ remote }: RemoteProps) {
  const { t, format, milliseconds, rate, browserList } = usePlatformFormat();
  if (remote.releases.length === 0) return null;
  return (
    <Grid min="24rem">
      <TablePanel
        title={t('releases')}
        heads={[t('release'), t('loads'), t('failureRate'), t('fellBack'), t('errors'), t('loadTime'), t('silent')]}
        rows={remote.releases.map((release) => ({
          key: release.version,
          cells: [
            release.version,
            format.number(totalLoads(release)),
            rate(release),
            format.number(release.fell_back),
            format.number(release.threw),
            milliseconds(release.p75_ms),
            release.served === 0
              ? '–'
              : t('silent.of', { silent: format.number(release.silent), served: format.number(release.served) }),
          ],
        }))}
        caption={t('silent.caption')}
      />
      <TablePanel
        title={t('reasons')}
        heads={[
          t('release'),
          t('stage'),
          t('reason'),
          t('finding'),
          t('chunk'),
          t('status'),
          t('browsers'),
          t('count'),
        ]}
        rows={remote.failures.map(({ version, stage, reason, finding, chunk, status, browsers, count }) => ({
          key: [version, stage, reason, finding, chunk, status].join(' '),
          // Stage, reason and finding are not translated, because reports, metrics and logs use the same terms.
          cells: [
            version,
            stage,
            reason,
            finding ?? '–',
            chunk ?? '–',
            status ?? '–',
            browserList(browsers),
            format.number(count),
          ],
        }))}
        empty={t('reasons.none')}
      />
    </Grid>
  );
}

export function RemoteHistory({ remote, times }: RemoteProps & { times: TimeFormatters }) {
  const { t, format } = usePlatformFormat();
  const { built } = remote;
  const name = (version: string | null) =>
    version ?? (built === null ? t('active.nothing') : t('active.built', { version: built }));
  const byOf = ({ by, by_name }: HistoryEntry): string => {
    if (by === 'server') return t('by.server');
    return by_name ?? (by.startsWith('operator:') ? t('by.operator') : t('by.key', { id: by }));
  };
  const didOf = (line: HistoryEntry): string => {
    if (line.type === 'published') return t('did.published', { version: line.version });
    const { type, from, to, percent } = line;
    if (type === 'canary' && percent === 0) return t('did.canaryEnded');
    if (type === 'activate' && from === null && built === null) return t('did.first', { to: name(to) });
    return t(`did.${type}`, { from: name(from), to: name(to), percent: format.percent(percent ?? 0) });
  };
  return (
    <TablePanel
      title={t('history')}
      heads={[t('when'), t('what'), t('by'), t('reason')]}
      rows={toHistoryEntries(remote).map((line) => ({
        key: `${line.at} ${line.type} ${line.type === 'published' ? line.version : line.to}`,
        cells: [
          <time key="at" className="v-nowrap" dateTime={line.at}>
            {times.moment(line.at)}
          </time>,
          didOf(line),
          byOf(line),
          line.type === 'published' ? '' : line.reason,
        ],
      }))}
      empty={t(built === null ? 'history.nothing' : 'history.none')}
    />
  );
}
