import { fillText, type Language } from '@verdant/shared/contract';
import { categoryTexts } from '../account-data/export/category-texts';
import { formats } from '../insights/own-amounts/texts';
import type { MoneyMail } from './decide';
import { moneyMailTexts } from './mail-texts';

/** What a mail says, in whole dollars; `action` is the first one of the user's list, for a letter. */
export function paragraphsOf(mail: MoneyMail, language: Language, action: string | undefined): string[] {
  const texts = moneyMailTexts[language];
  const { money, month } = formats[language];
  const day = (on: string) => formats[language].day(`${on}T12:00:00Z`);
  if (mail.kind === 'low_balance') {
    const { what, more } = texts.low_balance;
    return [fillText(what, { due: money(mail.dueCents), day: day(mail.on), held: money(mail.everydayCents) }), more];
  }
  if (mail.kind === 'over_budget') {
    const { what, more } = texts.over_budget;
    const names = mail.categories.map((category) => categoryTexts[language][category]);
    return [fillText(what, { month: month(mail.key), categories: names.join(', ') }), more];
  }
  if (mail.kind === 'unusual_charge') {
    const { what, more } = texts.unusual_charge;
    return [fillText(what, { day: day(mail.on), amount: money(mail.cents) }), more];
  }
  const { what, left, short, more, action: first } = texts.monthly_letter;
  const { key, incomeCents, spentCents } = mail;
  const over = incomeCents - spentCents;
  return [
    fillText(what, { month: month(key), income: money(incomeCents), spent: money(spentCents) }),
    over >= 0 ? fillText(left, { left: money(over) }) : fillText(short, { short: money(0 - over) }),
    ...(action === undefined ? [] : [fillText(first, { title: action })]),
    more,
  ];
}
