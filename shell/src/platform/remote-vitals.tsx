import { VITAL_LIMITS, vitalNames } from '@verdant/federation/contract';
import type { HealthRange, RemoteVitals, VitalName } from '@verdant/federation/contract';
import { Badge, Panel } from '@verdant/shared/ui';
import { Table } from '../table/table';
import { usePlatformFormat } from './use-platform-format';
import { useRemoteVitals } from './use-remote-health';

type Vitals = RemoteVitals['vitals'];

const ratings = [
  { name: 'good', tone: 'good' },
  { name: 'fair', tone: 'warn' },
  { name: 'poor', tone: 'bad' },
] as const;

/** Rates a measurement by the limits of web.dev. A value equal to a limit gets the better rating. */
const ratingOf = (vital: VitalName, value: number) => {
  const [good, poor] = VITAL_LIMITS[vital];
  return ratings[value <= good ? 0 : value <= poor ? 1 : 2];
};

function Figure({ vital, p75 }: { vital: VitalName; p75: number }) {
  const { t, format, milliseconds } = usePlatformFormat();
  const { name, tone } = ratingOf(vital, p75);
  return (
    <span className="v-cluster v-gap-1 v-column-2 v-center">
      <span>{vital === 'CLS' ? format.number(p75) : milliseconds(p75)}</span>{' '}
      <Badge tone={tone}>{t(`vitals.${name}`)}</Badge>
    </span>
  );
}

/** Groups figures by page and release, in the order of the figures: most visits first. */
const pagesOf = (vitals: Vitals) =>
  [...new Map(vitals.map((vital) => [`${vital.path} ${vital.version}`, vital])).values()].map(({ path, version }) => {
    const figures = vitals.filter((vital) => vital.path === path && vital.version === version);
    return { path, version, figures, visits: Math.max(...figures.map(({ visits }) => visits)) };
  });

export function RemoteVitalsPanel({ name, range }: { name: string; range: HealthRange }) {
  const { t, format } = usePlatformFormat();
  const { data, isBroken } = useRemoteVitals(name, range);
  const vitals = data?.vitals;
  const empty = isBroken ? t('vitals.failed') : t(vitals ? 'vitals.none' : 'loading');
  return (
    <Panel title={t('vitals')}>
      {vitals && vitals.length > 0 ? (
        <Table
          label={t('table', { title: t('vitals') })}
          heads={[t('vitals.page'), t('release'), ...vitalNames, t('vitals.visits')]}
          rows={pagesOf(vitals).map(({ path, version, figures, visits }) => ({
            key: `${path} ${version}`,
            cells: [
              path,
              version,
              ...vitalNames.map((vital) => {
                const found = figures.find((figure) => figure.vital === vital);
                return found ? <Figure key={vital} vital={vital} p75={found.p75} /> : '–';
              }),
              format.number(visits),
            ],
          }))}
        />
      ) : (
        <p>{empty}</p>
      )}
      <p className="v-muted v-sm v-above-3">{t('vitals.caption')}</p>
    </Panel>
  );
}
