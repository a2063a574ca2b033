import type { ReadMetric } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useRangeWords } from '@verdant/shared/overview';
import { shownChange } from '@verdant/shared/score-history';
import { useTexts } from '../../texts';

/** Texts about a score, each at most one sentence; empty if the score has no such data. */
type ScoreWords = { range: string; confidence: string; basis: string; change: string };

/** Returns texts that describe a metric. `since`: ISO date of the previous quiz, if known. */
export function useScoreWords(
  { range, confidence, basis, change }: Pick<ReadMetric, 'range' | 'confidence' | 'basis' | 'change'>,
  since: string | null,
): ScoreWords {
  const t = useTexts();
  const format = useFormat();

  const changeWords = () => {
    if (!change) return '';
    const date = since && format.date(since);
    const points = shownChange(change);
    const values = { points: format.signed(points), date: date ?? '' };
    if (points === 0) return t(date ? 'why.same' : 'why.sameLast', values);
    const words = t(date ? 'why.change' : 'why.changeLast', values);
    return change.clear ? words : t('why.unclear', { change: words });
  };

  return {
    ...useRangeWords({ range, confidence }),
    basis: basis ? t(basis.answered === 0 ? 'why.basisNone' : 'why.basis', basis) : '',
    change: changeWords(),
  };
}
