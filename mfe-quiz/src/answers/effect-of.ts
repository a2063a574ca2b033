import { metricTitles } from '@verdant/shared/contract';
import type { MetricInsight, MetricName, Outcome, Preview } from '@verdant/shared/contract';

/** One metric before and after, in whole points as they are shown elsewhere. */
export type MetricEffect = {
  name: MetricName;
  from: number;
  to: number;
  points: number;
  range: readonly [number, number] | null;
};

/** What a changed answer would do. `first`: the title of another first recommendation. */
export type ShownEffect = {
  /** Whether the answers become too few for scores, or enough. */
  turns: 'too-little' | 'enough' | null;
  /** The metrics that change, the overall score first. */
  metrics: MetricEffect[];
  first: string | null;
};

const names: readonly MetricName[] = ['overall', 'emergency', 'debt', 'investment'];

function metricOf({ metrics }: Outcome, name: MetricName): MetricInsight | undefined {
  return metrics.find(({ title }) => title === metricTitles[name]);
}

function turnOf({ before, after }: Preview): ShownEffect['turns'] {
  const [had, has] = [before.metrics.length > 0, after.metrics.length > 0];
  if (had === has) return null;
  return has ? 'enough' : 'too-little';
}

/** The effect as it is shown: rounded first, so that figures and differences agree. */
export function effectOf(preview: Preview): ShownEffect {
  const { before, after } = preview;
  const metrics = names.flatMap((name): MetricEffect[] => {
    const [was, is] = [metricOf(before, name), metricOf(after, name)];
    if (!was || !is) return [];
    const [from, to] = [Math.round(was.value), Math.round(is.value)];
    if (from === to) return [];
    const range = is.range ? ([Math.round(is.range[0]), Math.round(is.range[1])] as const) : null;
    return [{ name, from, to, points: to - from, range }];
  });
  const first = after.first && after.first.title !== before.first?.title ? after.first.title : null;
  return { turns: turnOf(preview), metrics, first };
}
