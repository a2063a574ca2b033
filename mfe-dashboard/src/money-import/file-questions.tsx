import type { ImportMapping, ImportPreview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';

export type SimilarRowsChoice = 'add' | 'skip';
type FileQuestionsProps = {
  preview: ImportPreview;
  similar: SimilarRowsChoice | undefined;
  onReading: (mapping: ImportMapping) => void;
  onSimilar: (similar: SimilarRowsChoice) => void;
};

/** Asks which of the possible ways to parse the file is right, and if similar payments on other days are duplicates. */
export function FileQuestions({ preview, similar, onReading, onSimilar }: FileQuestionsProps) {
  const t = useImportTexts();
  const { cents, date, number } = useFormat();
  const { readings, similar_count: count, similar: payments } = preview;
  return (
    <>
      {readings.length > 0 && (
        <fieldset className={`${styles.ask} v-cluster v-gap-2`}>
          <legend>{t('ask.reading')}</legend>
          {readings.map(({ mapping, totals }) => (
            <Button key={JSON.stringify(mapping)} variant="secondary" size="sm" onClick={() => onReading(mapping)}>
              {t('ask.sums', {
                in: cents(totals.in_cents),
                out: cents(totals.out_cents),
                first: totals.first_day ? date(totals.first_day) : '',
                last: totals.last_day ? date(totals.last_day) : '',
              })}
            </Button>
          ))}
        </fieldset>
      )}
      {count > 0 && (
        <fieldset className={`${styles.ask} v-cluster v-gap-2`}>
          <legend>{t('ask.similar', { count: number(count) })}</legend>
          <ul className={styles.askRows}>
            {payments.map((payment) => (
              <li key={`${payment.date} ${payment.amount_cents} ${payment.description}`} className="v-muted v-sm">
                {t('ask.payment', {
                  description: payment.description,
                  amount: cents(payment.amount_cents),
                  date: date(payment.date),
                })}
              </li>
            ))}
          </ul>
          {(['skip', 'add'] as const).map((choice) => (
            <Button
              key={choice}
              variant="secondary"
              size="sm"
              aria-pressed={similar === choice}
              onClick={() => onSimilar(choice)}
            >
              {t(`ask.similar.${choice}`)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
