import { MIN_MEASURED_MONTHS } from '@verdant/shared/contract';
import type { MoneyMeasures } from '@verdant/shared/contract';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { Section } from '../../../section/section';
import { useOwnTexts } from '../texts';
import type { ChosenOption } from './chosen-option';
import styles from './measures-panel.module.css';
import { useMeasures } from './use-measures';

type Answers = ReturnType<typeof useMeasures>['answers'];
type Measure = { name: string; value: string; how: string; answer?: ChosenOption | undefined };
type FiguresProps = { measures: MoneyMeasures; answers: Answers };

/** The figures that are known. */
function useKnown({ measures, answers }: FiguresProps): Measure[] {
  const t = useOwnTexts();
  const { cents, number, percent } = useFormat();
  const { income_cents, spent_cents, spent_percent, covered_months, buffer_days } = measures;
  const amounts = { spent: cents(spent_cents ?? 0), income: cents(income_cents ?? 0) };
  const all = [
    {
      figure: covered_months,
      show: number,
      name: t('measures.covered'),
      how: t('measures.coveredHow', amounts),
      answer: answers.covered,
    },
    {
      figure: spent_percent,
      show: percent,
      name: t('measures.share'),
      how: t('measures.shareHow', amounts),
      answer: answers.share,
    },
    { figure: buffer_days, show: number, name: t('measures.days'), how: t('measures.daysHow') },
  ];
  return all.flatMap(({ figure, show, ...words }) => (figure === null ? [] : [{ ...words, value: show(figure) }]));
}

function Figures(props: FiguresProps) {
  const t = useOwnTexts();
  const { language } = useLanguage();
  const known = useKnown(props);
  const { months } = props.measures;
  const [last, first] = [months[0], months.at(-1)];
  if (months.length < MIN_MEASURED_MONTHS || !first || !last) {
    return <p>{t('measures.tooLittle', { needed: MIN_MEASURED_MONTHS, count: months.length })}</p>;
  }
  return (
    <>
      <dl className={styles.measures}>
        {known.map(({ name, value, how, answer }) => (
          <div key={name} className={styles.measure}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.how}>{how}</dd>
            {answer && (
              <dd className={styles.answer}>
                {t(answer.isConfirmed ? 'measures.confirmed' : 'measures.answer', { answer: answer.label })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className={styles.how}>
        {t('measures.source', { first: formatMonth(first, language), last: formatMonth(last, language) })}
      </p>
    </>
  );
}

/** What linked banks show, beside what the person said in the quiz. Nothing while loading and after a failure. */
export function MeasuresPanel({ version }: { version: string }) {
  const t = useOwnTexts();
  const { measures, answers } = useMeasures(version);
  if (!measures) return null;
  return (
    <Section small title={t('measures.title')}>
      <Figures measures={measures} answers={answers} />
    </Section>
  );
}
