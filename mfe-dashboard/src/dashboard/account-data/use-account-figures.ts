import type { ReactNode } from 'react';
import { MIN_MEASURED_MONTHS } from '@verdant/shared/contract';
import type { MoneyCycle, MoneyMeasures, MoneyOverview } from '@verdant/shared/contract';
import { daysBetween, useFormat } from '@verdant/shared/format';
import { getMissingDataPath, useUnknownBalanceReason } from './left-until-payday-notes';
import { paymentsDue } from './line-layout';
import { useAccountDataTexts } from './texts';

export type AccountFigure = {
  to: string;
  name: string;
  /** Formatted figure; empty if the figure is unknown, and `note` then contains the reason. */
  value: string;
  note?: string | undefined;
  /** Age level of the figure, from 0 for a recent figure to 2. Figures with a higher level are shown paler. */
  age?: 0 | 1 | 2;
  drawing?: ReactNode;
};

const pages = {
  cycle: '/money/bills',
  accounts: '/money/accounts',
  measures: '/money/measures',
} as const;

const CENTS = 100;

const daysLeft = ({ today, period }: MoneyCycle) => Math.max(1, daysBetween(today, period.last_day) + 1);

/** Minimum ages in days of the age levels 1 and 2. */
const AGES = [4, 8] as const;

/** Returns the age level of a figure, from 0 (less than four days old) to 2 (more than a week old). */
const ageOf = ({ today, as_of: asOf }: MoneyCycle): AccountFigure['age'] => {
  const days = daysBetween(asOf ?? today, today);
  if (days < AGES[0]) return 0;
  return days < AGES[1] ? 1 : 2;
};

type CycleFacts = Partial<Record<'lead' | 'absent' | 'due', AccountFigure | undefined>>;

/** Returns the facts about everyday money until the next pay, or until the end of the month if there is no regular pay. */
function useCycleFacts(cycle: MoneyCycle | undefined, overview: MoneyOverview): CycleFacts {
  const t = useAccountDataTexts();
  const { cents, date, money } = useFormat();
  const unknown = useUnknownBalanceReason(cycle);
  if (!cycle) return {};
  const { left_until_payday_cents: left, due_before_payday_cents: sum, period, as_of: asOf, today } = cycle;
  const days = daysLeft(cycle);
  const due = paymentsDue(cycle);
  const [next] = due;
  const name = t(`facts.left.${period.type}`);
  const daily = money(Math.floor((left ?? 0) / days / CENTS));
  const note = (left ?? 0) < 0 ? t('facts.leftShort') : t('facts.leftNote', { daily, count: days });
  const dated = asOf !== null && asOf < today ? `${t('left.asOf', { date: date(asOf) })} ${note}` : note;
  return {
    lead: left === null ? undefined : { to: pages.cycle, name, value: cents(left), note: dated, age: ageOf(cycle) },
    absent:
      unknown === undefined ? undefined : { to: getMissingDataPath(cycle, overview), name, value: '', note: unknown },
    due:
      sum === null
        ? undefined
        : {
            to: pages.cycle,
            name: t(`facts.due.${period.type}`),
            value: cents(sum),
            note: next
              ? t(due.length === 1 ? 'facts.dueOne' : 'facts.dueNote', { count: due.length, date: date(next.on) })
              : t('facts.dueNone'),
          },
  };
}

type Known = { overview: MoneyOverview; measures: MoneyMeasures | undefined; cycle: MoneyCycle | undefined };

/** Returns the known figures. `lead`: the money left until payday, which comes first and largest. */
export function useAccountFigures({ overview, measures, cycle }: Known): {
  lead: AccountFigure | undefined;
  facts: AccountFigure[];
} {
  const t = useAccountDataTexts();
  const { cents, number } = useFormat();
  const { lead, absent, due } = useCycleFacts(cycle, overview);
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
  return { lead, facts: [absent, net, covered, due].flatMap((fact) => fact ?? []) };
}
