import { useState, useMemo } from 'react';
import type { MoneyTransaction } from '@verdant/shared/contract';
import { useMoney } from '@verdant/shared/money';
import { today as dayOfToday } from '@verdant/shared/format';
import { useLanguage } from '@verdant/shared/services';
import { CategoryNotice } from './category-notice';
import { SelectableRow, TransactionRow } from './transaction-row';
import { useAccountDataTexts } from './texts';
import styles from './transaction-list.module.css';
import { useCategoryCorrection } from './use-category-correction';

const YEAR = '2026'.length;

const capitalised = (text: string, locale: string) => text.slice(0, 1).toLocaleUpperCase(locale) + text.slice(1);

/**
 * Returns a function that formats the two parts of a day's heading. The date of today also contains the weekday, and a date
 * in another year also contains the year.
 */
export function useDayHeadingFormat(today: string) {
  const { language } = useLanguage();
  return useMemo(() => {
    const locale = language === 'en' ? 'en-AU' : language;
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
    const weekday = format({ weekday: 'long' });
    const thisYear = format({ day: 'numeric', month: 'long' });
    const otherYear = format({ day: 'numeric', month: 'long', year: 'numeric' });
    const ofToday = format({ weekday: 'long', day: 'numeric', month: 'long' });
    return (day: string) => {
      const date = new Date(day);
      if (day === today) return { weekday: undefined, date: capitalised(ofToday.format(date), locale) };
      const isThisYear = day.slice(0, YEAR) === today.slice(0, YEAR);
      return {
        weekday: capitalised(weekday.format(date), locale),
        date: (isThisYear ? thisYear : otherYear).format(date),
      };
    };
  }, [language, today]);
}

type TransactionListProps = {
  transactions: readonly MoneyTransaction[];
  heading: 'h2' | 'h3';
  /** State of the selection, with which each row has a checkbox; undefined if the rows cannot be selected. */
  selection?: { selected: readonly MoneyTransaction[]; toggle: (id: string) => void } | undefined;
};

function byDay(transactions: readonly MoneyTransaction[]): [string, MoneyTransaction[]][] {
  const days = new Map<string, MoneyTransaction[]>();
  for (const transaction of transactions) {
    const ofDay = days.get(transaction.date);
    if (ofDay) ofDay.push(transaction);
    else days.set(transaction.date, [transaction]);
  }
  return [...days];
}

/** List of transactions by day. The category of a transaction is a button that opens the form to correct it. */
export function TransactionList({ transactions, heading: Heading, selection }: TransactionListProps) {
  const t = useAccountDataTexts();
  const { overview } = useMoney();
  const correction = useCategoryCorrection();
  const [today] = useState(() => dayOfToday());
  const dayHead = useDayHeadingFormat(today);
  const accountNames = new Map(overview?.accounts.map(({ id, name }) => [id, name]));
  const { saving, changedId } = correction;
  // Shows the notice above the list if a filter excludes the new category of the corrected transaction from the list.
  const selectedIds = new Set(selection?.selected.map(({ id }) => id));
  const isGone = transactions.every(({ id }) => id !== changedId);
  return (
    <div className="v-stack v-full v-container">
      {isGone && saving.data && <CategoryNotice saved={saving.data} {...correction} />}
      {byDay(transactions).map(([day, ofDay]) => {
        const { weekday = t('list.today'), date } = dayHead(day);
        return (
          <section key={day} className={`${styles.day} v-line-above`}>
            <Heading>
              <span className="v-sm v-strong">{weekday}</span>{' '}
              <span className="v-muted v-xs v-regular v-figures">{date}</span>
            </Heading>
            <ul className="v-rows">
              {ofDay.map((transaction) => {
                const { id, account_id: accountId } = transaction;
                const row = { transaction, account: accountNames.get(accountId) ?? '' };
                return selection ? (
                  <SelectableRow
                    key={id}
                    {...row}
                    isSelected={selectedIds.has(id)}
                    onToggle={() => selection.toggle(id)}
                  />
                ) : (
                  <TransactionRow key={id} {...row} correction={correction} />
                );
              })}
            </ul>
          </section>
        );
      })}
    </div>
  );
}
