import type { MetricName } from '../contract';
import hues from './hues.module.css';

/** Returns the class that sets `--hue` (for graphics) and `--hue-text` (for text) to the colours of a score. */
export const hueOf = (name: MetricName): string | undefined => hues[name];
