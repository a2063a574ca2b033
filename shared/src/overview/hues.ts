import type { MetricName } from '../contract';
import hues from './hues.module.css';

/** The class that sets `--hue`, for what is drawn, and `--hue-text`, for words, to those of a score. */
export const hueOf = (name: MetricName): string | undefined => hues[name];
