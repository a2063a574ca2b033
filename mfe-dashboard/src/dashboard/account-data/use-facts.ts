import { MIN_MEASURED_MONTHS } from '@verdant/shared/contract';
import type { MoneyCycle, MoneyMeasures, MoneyOverview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import type { Fact } from './account-fact';
import { useAccountDataTexts } from './texts';

/** The pages that the figures open. */
const pages = {
  cycle: '/money/bills',
  accounts: '/money/accounts',
  measures: '/money/measures',
} as const;

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days of a period that are left, today among them. */
const daysLeft = ({ today, period }: MoneyCycle) =>
  Math.max(1, Math.round((Date.parse(period.last_day) - Date.parse(today)) / DAY_MS) + 1);

/** Of everyday money what is left until the next pay, and what is due before it; without a pay cycle, of the month. */
function useCycleFacts(cycle: MoneyCycle | undefined): { lead: Fact | undefined; due: Fact | undefined } {
  const t = useAccountDataTexts();
  const { cents, date } = useFormat();
  if (!cycle) return { lead: undefined, due: undefined };
  const { left_until_payday_cents: left, due_before_payday_cents: sum, due, period } = cycle;
  const days = daysLeft(cycle);
  const [next] = due;
  return {
    lead:
      left === null
        ? undefined
        : {
            to: pages.cycle,
            name: t(`facts.left.${period.type}`),
            value: cents(left),
            note:
              left < 0
                ? t('facts.leftShort')
                : t('facts.leftNote', { daily: cents(Math.floor(left / days)), count: days }),
          },
    due:
      sum === null
        ? undefined
        : {
            to: pages.cycle,
            name: t(`facts.due.${period.type}`),
            value: cents(sum),
            note: next ? t('facts.dueNote', { count: due.length, date: date(next.on) }) : t('facts.dueNone'),
          },
  };
}

type Known = { overview: MoneyOverview; measures: MoneyMeasures | undefined; cycle: MoneyCycle | undefined };

/** The figures that are known: what is left until payday leads, where it is. */
export function useFacts({ overview, measures, cycle }: Known): { lead: Fact | undefined; facts: Fact[] } {
  const t = useAccountDataTexts();
  const { cents, number } = useFormat();
  const { lead, due } = useCycleFacts(cycle);
  const sum = overview.net.find(({ currency }) => currency === 'AUD');
  const net = sum && {
    to: pages.accounts,
    name: t('facts.net'),
    value: cents(sum.net_cents),
    note: t('facts.netNote', { owned: cents(sum.assets_cents), owed: cents(sum.liabilities_cents) }),
  };
  const isMeasured = measures !== undefined && measures.covered_months !== null && measures.spent_cents !== null;
  const covered = measures && {
    to: pages.measures,
    name: t('facts.covered'),
    value: isMeasured ? number(measures.covered_months ?? 0) : '',
    note: isMeasured
      ? t('facts.coveredNote', { spent: cents(measures.spent_cents ?? 0) })
      : measures.months.length < MIN_MEASURED_MONTHS
        ? t('facts.tooLittle', { needed: MIN_MEASURED_MONTHS, count: measures.months.length })
        : t('facts.unknown'),
  };
  return { lead, facts: [net, covered, due].flatMap((fact) => fact ?? []) };
}
