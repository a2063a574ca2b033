import { ShapeLabel } from '@verdant/shared/dot-plot';
import type { FocusArea } from './focus-area';

/** The name of an area, or a text that contains the name, with the hue and shape of the pillar. */
export function AreaName({ area: { name, shape }, text = name }: { area: FocusArea; text?: string }) {
  return shape ? <ShapeLabel shape={shape}>{text}</ShapeLabel> : <span>{text}</span>;
}
