import { fillText, type Language } from '@verdant/shared/contract';
import { formatsByLanguage } from '../insights/texts/figures';
import { mailTexts, type MailContent } from '../mail';
import { getSectionTexts } from '../translations';
import type { MoneyMail } from './decide';

/** Returns a mail's figures in whole dollars. `action`: title of the user's first open action, for the monthly letter. */
export function formatMailFigures(
  mail: MoneyMail,
  language: Language,
  action: string | undefined,
): Pick<MailContent, 'values' | 'between'> {
  const { money, month } = formatsByLanguage[language];
  const day = (on: string) => formatsByLanguage[language].day(`${on}T12:00:00Z`);
  if (mail.kind === 'low_balance') {
    return { values: { due: money(mail.dueCents), day: day(mail.on), held: money(mail.everydayCents) } };
  }
  if (mail.kind === 'over_budget') {
    const names = mail.categories.map((category) => getSectionTexts('categories')[language][category]);
    return { values: { month: month(mail.key), categories: names.join(', ') } };
  }
  if (mail.kind === 'unusual_charge') return { values: { day: day(mail.on), amount: money(mail.cents) } };
  const { left, short, action: first } = mailTexts[language].money.monthly_letter;
  const { key, incomeCents, spentCents } = mail;
  const over = incomeCents - spentCents;
  return {
    values: { month: month(key), income: money(incomeCents), spent: money(spentCents) },
    between: [
      over >= 0 ? fillText(left, { left: money(over) }) : fillText(short, { short: money(0 - over) }),
      ...(action === undefined ? [] : [fillText(first, { title: action })]),
    ],
  };
}
