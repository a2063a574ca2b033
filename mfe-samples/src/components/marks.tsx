import { ArrowDownRight, ArrowRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MetricName } from '@verdant/shared/contract';
import { ShapeMark, metricShapes } from '@verdant/shared/dot-plot';
import { useFormat } from '@verdant/shared/format';
import { Badge } from '@verdant/shared/ui';
import type { FigureChange } from '../figures/figures';
import { useTexts } from '../texts';

export type PriorityOrRiskLevel = 'high' | 'medium' | 'low';

const tones = { high: 'bad', medium: 'warn', low: 'good' } as const satisfies Record<PriorityOrRiskLevel, string>;

/** A level of urgency or risk in red, yellow or green and in words. */
export function LevelBadge({ of, level }: { of: 'priority' | 'risk'; level: PriorityOrRiskLevel }) {
  const t = useTexts();
  return <Badge tone={tones[level]}>{t(`${of}.${level}`)}</Badge>;
}

export function PillarName({ pillar, children }: { pillar: MetricName; children: ReactNode }) {
  return (
    <span className="v-inline-flex v-gap-2 v-baseline">
      <ShapeMark shape={metricShapes[pillar]} />
      <span>{children}</span>
    </span>
  );
}

const looks = { up: 'v-bad', down: 'v-good', stable: 'v-muted' };
const arrows = { up: ArrowUpRight, down: ArrowDownRight, stable: ArrowRight };

/** The trend of spending as an arrow (red for up, green for down; spec 2) and in words. */
export function TrendMark({ change: { trend, percent } }: { change: FigureChange }) {
  const t = useTexts();
  const format = useFormat();
  const Arrow = arrows[trend];
  return (
    <span
      className={`${looks[trend]} v-inline-flex v-center v-gap-1 v-sm v-strong v-figures v-nowrap`}
      data-trend={trend}
    >
      <Arrow size={16} aria-hidden="true" />
      <span>{t(`trend.${trend}`, { percent: format.percent(Math.abs(percent)) })}</span>
    </span>
  );
}
