import type { ImportPreview, ImportMapping } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Banner, classNames, Button } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';

type CheckProps = { isGood: boolean; title: string; lines: readonly string[] };

function Check({ isGood, title, lines }: CheckProps) {
  return (
    <li className={classNames(styles.check, 'v-stack v-packed', isGood && styles.good)}>
      <span className="v-strong v-anywhere">{title}</span>
      {lines.map((line) => (
        <span key={line} className="v-muted v-sm">
          {line}
        </span>
      ))}
    </li>
  );
}

export function FileChecks({ preview }: { preview: ImportPreview }) {
  const t = useImportTexts();
  const { number, cents, date } = useFormat();
  const { new_count: count, duplicates, balance, problems, problem_count: unread, missing, account_count } = preview;
  const { totals, left_out: leftOut, pending_count: pending } = preview;
  if (missing.length > 0) {
    return (
      <Banner tone="warn">
        {missing.map((column) => (
          <p key={column}>{t(`missing.${column}`)}</p>
        ))}
      </Banner>
    );
  }
  const { first_day: first, last_day: last } = totals;
  const checks: (CheckProps | false | null)[] = [
    {
      isGood: count > 0,
      title: t(count === 0 ? 'checks.new.none' : 'checks.new', { count: number(count) }),
      lines:
        duplicates.length === 0
          ? [t('checks.duplicates.none')]
          : duplicates.map((duplicate) =>
              t('checks.duplicates', { count: number(duplicate.count), account: duplicate.account }),
            ),
    },
    {
      isGood: true,
      title: t('checks.sums', { in: cents(totals.in_cents), out: cents(totals.out_cents) }),
      lines: [
        ...(first && last ? [t('list.period', { first: date(first), last: date(last) })] : []),
        ...(pending > 0 ? [t('checks.pending', { count: number(pending) })] : []),
      ],
    },
    leftOut.length > 0 && {
      isGood: false,
      title: t('checks.leftOut'),
      lines: leftOut.map(({ reason, count: rows, currency }) =>
        t(`checks.leftOut.${reason}`, { count: number(rows), currency }),
      ),
    },
    balance && {
      isGood: balance.adds_up,
      title: t(balance.adds_up ? 'checks.addUp' : 'checks.differ'),
      lines: [
        balance.adds_up
          ? t('checks.closing', { amount: cents(balance.cents), date: date(balance.on) })
          : t('checks.differText'),
      ],
    },
    unread > 0 && {
      isGood: false,
      title: t(unread === 1 ? 'checks.problems.one' : 'checks.problems', { count: number(unread) }),
      lines: [
        ...problems.slice(0, 3).map(({ line, reason }) => t(`checks.problem.${reason}`, { line })),
        t('checks.problemsMore'),
      ],
    },
  ];
  return (
    <>
      {account_count > 1 && <Banner tone="warn">{t('checks.accounts', { count: account_count })}</Banner>}
      <ul className="v-tiles-16 v-gap-4 v-column-8" aria-label={t('checks.title')}>
        {checks.map((check) => check && <Check key={check.title} {...check} />)}
      </ul>
    </>
  );
}

export type SimilarRowsChoice = 'add' | 'skip';
type FileQuestionsProps = {
  preview: ImportPreview;
  similar: SimilarRowsChoice | undefined;
  onReading: (mapping: ImportMapping) => void;
  onSimilar: (similar: SimilarRowsChoice) => void;
};

/**
 * Asks which of the possible ways to parse the file is right, and whether similar payments on other days are duplicates.
 */
export function FileQuestions({ preview, similar, onReading, onSimilar }: FileQuestionsProps) {
  const t = useImportTexts();
  const { cents, date, number } = useFormat();
  const { readings, similar_count: count, similar: payments } = preview;
  return (
    <>
      {readings.length > 0 && (
        <fieldset className={`${styles.ask} v-bare v-cluster v-gap-2`}>
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
        <fieldset className={`${styles.ask} v-bare v-cluster v-gap-2`}>
          <legend>{t('ask.similar', { count: number(count) })}</legend>
          <ul className="v-own-line">
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
