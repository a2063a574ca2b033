import { MIN_MEASURED_MONTHS } from '@verdant/shared/contract';
import type { MoneyMeasures, QuizAnswer } from '@verdant/shared/contract';
import { formatMonth, useFormat } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { Section } from '../../section/section';
import styles from './account-facts.module.css';
import { useAccountDataTexts } from './texts';

type ChosenOption = {
  label: string;
  isConfirmed: boolean;
};

function chosenOption(answers: readonly QuizAnswer[], questionId: string): ChosenOption | undefined {
  const found = answers.find(({ question, applies }) => applies && question.id === questionId);
  const label = found?.question.options.find(({ value }) => value === found.answer)?.label;
  return label === undefined ? undefined : { label, isConfirmed: found?.source === 'accounts' };
}

type Measure = { name: string; value: string; how: string; answer?: ChosenOption | undefined };
type Source = 'banks' | 'files' | 'both';
type MeasuresProps = { measures: MoneyMeasures; answers: readonly QuizAnswer[]; source: Source };

function useKnown({ measures, answers }: Omit<MeasuresProps, 'source'>): Measure[] {
  const t = useAccountDataTexts();
  const { cents, number, percent } = useFormat();
  const { income_cents, spent_cents, spent_percent, covered_months, buffer_days } = measures;
  const amounts = { spent: cents(spent_cents ?? 0), income: cents(income_cents ?? 0) };
  const all = [
    {
      figure: covered_months,
      show: number,
      name: t('measures.covered'),
      how: t('measures.coveredHow', amounts),
      answer: chosenOption(answers, 'emergency-months'),
    },
    {
      figure: spent_percent,
      show: percent,
      name: t('measures.share'),
      how: t('measures.shareHow', amounts),
      answer: chosenOption(answers, 'cash-flow-spending'),
    },
    { figure: buffer_days, show: number, name: t('measures.days'), how: t('measures.daysHow') },
  ];
  return all.flatMap(({ figure, show, ...words }) => (figure === null ? [] : [{ ...words, value: show(figure) }]));
}

function Measures(props: MeasuresProps) {
  const t = useAccountDataTexts();
  const { language } = useLanguage();
  const measures = useKnown(props);
  const { months } = props.measures;
  const [last, first] = [months[0], months.at(-1)];
  if (months.length < MIN_MEASURED_MONTHS || !first || !last) {
    return <p>{t('measures.tooLittle', { needed: MIN_MEASURED_MONTHS, count: months.length })}</p>;
  }
  return (
    <>
      <dl className={`v-gap-6 v-column-12 v-below-4 ${styles.measures}`}>
        {measures.map(({ name, value, how, answer }) => (
          <div key={name} className="v-stack v-gap-1 v-packed">
            <dt className="v-sm v-strong">{name}</dt>
            <dd className="v-xxl v-display v-figures v-tight v-leading-12">{value}</dd>
            <dd className="v-muted v-sm v-measure">{how}</dd>
            {answer && (
              <dd className="v-sm">
                {t(answer.isConfirmed ? 'measures.confirmed' : 'measures.answer', { answer: answer.label })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      <p className="v-muted v-sm v-measure">
        {t(props.source === 'banks' ? 'measures.source' : 'measures.sourceFiles', {
          first: formatMonth(first, language),
          last: formatMonth(last, language),
        })}
      </p>
    </>
  );
}

export function MeasuresPanel(props: MeasuresProps) {
  const t = useAccountDataTexts();
  return (
    <Section small title={t(`measures.title.${props.source}`)}>
      <Measures {...props} />
    </Section>
  );
}
