import type { MetricName } from '../contract';
import { useTexts } from './texts';

/** The short name of a score, as it stands above its figure. */
export function useScoreName(): (name: MetricName) => string {
  const t = useTexts();
  return (name) => t(`overview.${name}`);
}
