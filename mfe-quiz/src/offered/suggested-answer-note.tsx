import { useId } from 'react';
import type { OfferedAnswer } from '@verdant/shared/contract';
import { formatMonth, useFormat, type Format } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { useOfferedTexts } from './texts';
import styles from './suggested-answer-note.module.css';

const DAYS_PER_MONTH = 365 / 12;

/** Returns a sentence with the figure that led to a suggested answer. A time shorter than a month is in days. */
function figureText(
  { kind, value }: OfferedAnswer['figure'],
  t: ReturnType<typeof useOfferedTexts>,
  { number, percent }: Pick<Format, 'number' | 'percent'>,
): string {
  if (kind === 'spent_percent') return t('offered.spent', { percent: percent(value) });
  if (value === 1) return t('offered.month');
  if (value > 1) return t('offered.months', { months: number(value) });
  const days = Math.round(value * DAYS_PER_MONTH);
  return days < 2 ? t('offered.day') : t('offered.days', { days });
}

type OfferedNoteProps = {
  offered: OfferedAnswer;
  /** Label of the suggested option, or the suggested text. */
  label: string;
  /**
   * `confirmed`: the user accepted the suggestion; `alone`: the user chose the same answer without the suggestion; null:
   * the user gave another answer or no answer.
   */
  chosen: 'confirmed' | 'alone' | null;
  locked: boolean;
  onUse: () => void;
};

/** An answer that linked accounts suggest, with its dated figure. The user has to confirm the answer. */
export function SuggestedAnswerNote({ offered, label, chosen, locked, onUse }: OfferedNoteProps) {
  const t = useOfferedTexts();
  const id = useId();
  const format = useFormat();
  const { language } = useLanguage();
  const [first, last] = [formatMonth(offered.first_month, language), formatMonth(offered.last_month, language)];
  return (
    <div role="group" aria-labelledby={id} className={`${styles.note} v-stack v-gap-1 v-sm`}>
      <p className="v-strong" id={id}>
        {t('offered.answer', { answer: label })}
      </p>
      <p>{figureText(offered.figure, t, format)}</p>
      <p className="v-muted">{t('offered.basis', { first, last, date: format.date(offered.updated_at) })}</p>
      {chosen === 'confirmed' && (
        <p className="v-cluster v-gap-2 v-column-4 v-center v-pad-top-2">{t('offered.used')}</p>
      )}
      {chosen === null && (
        <p className="v-cluster v-gap-2 v-column-4 v-center v-pad-top-2">
          <span>{t('offered.question')}</span>
          <Button variant="secondary" size="sm" disabled={locked} onClick={onUse}>
            {t('offered.use')}
          </Button>
        </p>
      )}
    </div>
  );
}
