import { ShapeLabel } from '@verdant/shared/dot-plot';
import type { FocusArea } from './focus-area';

/** The name of an area, or a text that has it; in the hue and with the shape of its pillar. */
export function AreaName({ area: { name, shape }, text = name }: { area: FocusArea; text?: string }) {
  return shape ? <ShapeLabel shape={shape}>{text}</ShapeLabel> : <span>{text}</span>;
}
