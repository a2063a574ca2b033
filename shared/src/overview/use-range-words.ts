import { useTexts } from './texts';
import type { Score } from './types';

/** Texts about the certainty of a score; empty if unknown. */
type RangeWords = { range: string; confidence: string };

/** Returns the likely range of a score, and the confidence in it, in words. */
export function useRangeWords({ range, confidence, basis }: Pick<Score, 'range' | 'confidence' | 'basis'>): RangeWords {
  const t = useTexts();

  const rangeWords = () => {
    if (!range) return '';
    const [low, high] = [Math.round(range[0]), Math.round(range[1])];
    // The range of a capped score can be a single value.
    return low === high ? t('overview.about', { low }) : t('overview.likely', { low, high });
  };

  const confidenceWords = () => {
    if (!confidence) return '';
    const sure = t(`overview.${confidence}`);
    if (!basis || basis.answered === 0) return sure;
    return t(basis.answered === 1 ? 'overview.fromOne' : 'overview.from', { sure, count: basis.answered });
  };

  return { range: rangeWords(), confidence: confidenceWords() };
}
