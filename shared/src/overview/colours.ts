import type { MetricName } from '../contract';
import styles from './colours.module.css';

/** Returns the class that sets `--hue` (for graphics) and `--hue-text` (for text) to the colours of a score. */
export const metricHueClassOf = (name: MetricName): string | undefined => styles[name];
