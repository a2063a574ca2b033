import { remoteVitals, VITAL_LIMITS, vitalNames } from '@verdant/federation/contract';
import type { HealthRange, RemoteVitals, VitalName } from '@verdant/federation/contract';
import { formatNumber } from '@verdant/shared/format';
import { Badge } from '@verdant/shared/ui';
import { TablePanel } from '../table/table';
import { formatMilliseconds } from './metrics';
import { useRemoteDetails } from './use-remote-health';

type Vitals = RemoteVitals['vitals'];

const ratings = [
  { name: 'good', tone: 'good' },
  { name: 'needs improvement', tone: 'warn' },
  { name: 'poor', tone: 'bad' },
] as const;

/** Rates a measurement by the limits of web.dev. A value equal to a limit gets the better rating. */
const ratingOf = (vital: VitalName, value: number) => {
  const [good, poor] = VITAL_LIMITS[vital];
  return ratings[value <= good ? 0 : value <= poor ? 1 : 2];
};

function Figure({ vital, p75 }: { vital: VitalName; p75: number }) {
  const { name, tone } = ratingOf(vital, p75);
  return (
    <span className="v-cluster v-gap-1 v-column-2 v-center">
      <span>{vital === 'CLS' ? formatNumber(p75) : formatMilliseconds(p75)}</span> <Badge tone={tone}>{name}</Badge>
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
  const { data, emptyText } = useRemoteDetails(name, range, 'vitals', remoteVitals);
  return (
    <TablePanel
      title="Speed for real users"
      heads={['Page', 'Release', ...vitalNames, 'Measured visits']}
      rows={pagesOf(data?.vitals ?? []).map(({ path, version, figures, visits }) => ({
        key: `${path} ${version}`,
        cells: [
          path,
          version,
          ...vitalNames.map((vital) => {
            const found = figures.find((figure) => figure.vital === vital);
            return found ? <Figure key={vital} vital={vital} p75={found.p75} /> : '–';
          }),
          formatNumber(visits),
        ],
      }))}
      empty={emptyText(
        'No visit was measured in this time.',
        'The figures could not be fetched. Refresh to try again.',
      )}
      caption="LCP: when the largest element was painted. INP: the slowest interaction. CLS: how much moved by itself. Three quarters of the measured visits, one in four of all, were at most at the figure. LCP and CLS are of the page; INP is of the code that ran, which may be on a page of another remote."
    />
  );
}
