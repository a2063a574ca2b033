import { ArrowRight } from 'lucide-react';
import {
  metricTitles,
  type Preview,
  type MetricInsight,
  type MetricName,
  type QuizScores,
} from '@verdant/shared/contract';
import { metricShapes, ShapeLabel } from '@verdant/shared/dot-plot';
import { useFormat } from '@verdant/shared/format';
import { useTexts } from '../texts';
import type { PreviewEffect } from './use-answers';
import styles from './answers.module.css';

/** One metric before and after the change, rounded to whole points as on other pages. */
type MetricEffect = {
  name: MetricName;
  from: number;
  to: number;
  points: number;
  range: readonly [number, number] | null;
};

/** Effect of a changed answer. `first`: title of the new first recommendation; null if the recommendation stays. */
type ShownEffect = {
  /** `too-little`: too few answers remain for scores; `enough`: scores become possible; null: no such change. */
  turns: 'too-little' | 'enough' | null;
  metrics: MetricEffect[];
  first: string | null;
};

const names: readonly MetricName[] = ['overall', 'emergency', 'debt', 'investment'];

function metricOf({ metrics }: QuizScores, name: MetricName): MetricInsight | undefined {
  return metrics.find(({ title }) => title === metricTitles[name]);
}

function turnOf({ before, after }: Preview): ShownEffect['turns'] {
  const [had, has] = [before.metrics.length > 0, after.metrics.length > 0];
  if (had === has) return null;
  return has ? 'enough' : 'too-little';
}

/**
 * Returns the effect for display. Scores are rounded before differences are computed, so that the visible figures add up.
 */
export function toShownEffect(preview: Preview): ShownEffect {
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

function MetricRow({ name, from, to, points, range }: MetricEffect) {
  const t = useTexts();
  const format = useFormat();
  const moved = t(Math.abs(points) === 1 ? 'preview.point' : 'preview.points', { points: format.signed(points) });
  return (
    <li className={`${styles.metric} v-sides v-gap-0 v-column-4 v-baseline v-pad-2`}>
      <span>
        <ShapeLabel shape={metricShapes[name]}>{t(`metric.${name}`)}</ShapeLabel>
      </span>
      <span className={`v-gap-2 v-center v-figures v-inline-flex ${styles.figures}`}>
        <span>{from}</span>
        <ArrowRight size={16} aria-hidden="true" />
        <span className="visually-hidden">{t('preview.to')}</span>
        <strong>{to}</strong>
      </span>
      <span className={`${styles.quiet} v-muted v-sm`}>
        {range ? `${moved}, ${t('preview.range', { low: range[0], high: range[1] })}` : moved}
      </span>
    </li>
  );
}

function Known({ preview }: { preview: Preview }) {
  const t = useTexts();
  const { turns, metrics, first } = toShownEffect(preview);
  const isSame = turns === null && metrics.length === 0;
  return (
    <>
      {turns && <p>{t(`preview.${turns}`)}</p>}
      {isSame && <p>{t('preview.same')}</p>}
      {metrics.length > 0 && (
        <ul className="v-stack">
          {metrics.map((metric) => (
            <MetricRow key={metric.name} {...metric} />
          ))}
        </ul>
      )}
      {first && (
        <p>
          <span className={`${styles.quiet} v-muted v-sm`}>{t('preview.first')}</span> <span>{first}</span>
        </p>
      )}
    </>
  );
}

const words = { same: 'preview.choose', waiting: 'preview.waiting', failed: 'preview.failed' } as const;

/** Effect of the edited answer, announced by screen readers once known. The panel keeps its height during loading. */
export function EffectPanel({ effect }: { effect: PreviewEffect }) {
  const t = useTexts();
  return (
    <div className={`${styles.effect} v-stack v-gap-2 v-packed v-pad-4`}>
      <h4 className="v-md v-strong v-plain">{t('preview.title')}</h4>
      <div className="v-stack v-gap-3" role="status">
        {effect.status === 'known' ? (
          <Known preview={effect.preview} />
        ) : (
          <p className={`${styles.quiet} v-muted v-sm`}>{t(words[effect.status])}</p>
        )}
      </div>
    </div>
  );
}
