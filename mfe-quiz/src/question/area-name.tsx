import { ShapeLabel, metricShapes, type Shape } from '@verdant/shared/dot-plot';
import type { Question } from '@verdant/shared/contract';
import { en, type TextKey, type Translate } from '../texts';

/** Area of a question. `shape`: the shape of its pillar; null if the area does not belong to a pillar. */
export type AreaLabel = { name: string; shape: Shape | null };

const isKey = (key: string): key is TextKey => key in en;

const shapes: Readonly<Record<string, Shape>> = {
  emergency_fund: metricShapes.emergency,
  debt: metricShapes.debt,
  investing: metricShapes.investment,
};

/** Returns the area that the server names; null without a name. An area without a translation keeps the server's name. */
export function focusAreaOf(given: string | null | undefined, t: Translate): AreaLabel | null {
  const area = given?.trim();
  if (!area) return null;
  const id = area.toLowerCase().replace(/[\s-]+/g, '_');
  const key = `focus.${id}`;
  const words = area.replaceAll('_', ' ');
  const name = isKey(key) ? t(key) : words.charAt(0).toUpperCase() + words.slice(1);
  return { name, shape: shapes[id] ?? null };
}

export function focusAreaOfQuestion({ adaptive_context }: Question, t: Translate): AreaLabel | null {
  return focusAreaOf(adaptive_context?.focus_area, t);
}

/** The name of a question's area, or a text that contains the name, with the colour and shape of the area's pillar. */
export function AreaName({ area: { name, shape }, text = name }: { area: AreaLabel; text?: string }) {
  return shape ? <ShapeLabel shape={shape}>{text}</ShapeLabel> : <span>{text}</span>;
}
