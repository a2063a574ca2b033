import { ShapeLabel } from '@verdant/shared/dot-plot';
import type { FocusArea } from './focus-area';

/** The name of a question's area, or a text that contains the name, with the colour and shape of the area's pillar. */
export function AreaName({ area: { name, shape }, text = name }: { area: FocusArea; text?: string }) {
  return shape ? <ShapeLabel shape={shape}>{text}</ShapeLabel> : <span>{text}</span>;
}
