import { useId } from 'react';
import type { OfferedAnswer } from '@verdant/shared/contract';
import { formatMonth, useFormat, type Format } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { useOfferedTexts } from './texts';
import styles from './offered-note.module.css';

const DAYS_PER_MONTH = 365 / 12;

/** The figure behind a suggested answer as a sentence; below a month in days. */
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
  /** The words of the option. */
  label: string;
  /** Whether this is the answer by now: confirmed here, or chosen below without it. */
  chosen: 'confirmed' | 'alone' | null;
  locked: boolean;
  onUse: () => void;
};

/** The suggested answer from linked accounts, with the figure and its age. It is not chosen until the user confirms it. */
export function OfferedNote({ offered, label, chosen, locked, onUse }: OfferedNoteProps) {
  const t = useOfferedTexts();
  const id = useId();
  const format = useFormat();
  const { language } = useLanguage();
  const [first, last] = [formatMonth(offered.first_month, language), formatMonth(offered.last_month, language)];
  return (
    <div role="group" aria-labelledby={id} className={styles.note}>
      <p className={styles.answer} id={id}>
        {t('offered.answer', { answer: label })}
      </p>
      <p>{figureText(offered.figure, t, format)}</p>
      <p className={styles.basis}>{t('offered.basis', { first, last, date: format.date(offered.updated_at) })}</p>
      {chosen === 'confirmed' && <p className={styles.confirm}>{t('offered.used')}</p>}
      {chosen === null && (
        <p className={styles.confirm}>
          <span>{t('offered.question')}</span>
          <Button variant="secondary" size="sm" disabled={locked} onClick={onUse}>
            {t('offered.use')}
          </Button>
        </p>
      )}
    </div>
  );
}
