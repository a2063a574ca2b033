import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  why: 'You get this email because you switched it on in your {brand} settings. Emails about the security of your account are always sent.',
  stop: 'Stop reminders and emails about your money',
  low_balance: {
    subject: 'Your money may not cover what is due',
    what: '{due} is due by {day}. Your everyday accounts had {held} when we last heard from them.',
    more: 'If it will not be enough, ask the biller for more time before the day. Most agree to it, and asking costs nothing.',
    button: 'See what is due',
  },
  over_budget: {
    subject: 'More was spent than you planned',
    what: 'In {month}, you have spent more than your budget on: {categories}.',
    more: 'You can change the amounts, or leave them as they are: it is your plan.',
    button: 'See your budget',
  },
  unusual_charge: {
    subject: 'A charge that is larger than usual',
    what: 'On {day}, {amount} was charged. That is at least twice what this merchant has charged before.',
    more: 'If you do not recognise it, call your bank. If you do, there is nothing to do.',
    button: 'See your transactions',
  },
  monthly_letter: {
    subject: 'Your month in three figures',
    what: 'In {month}, {income} came in and {spent} went out.',
    left: '{left} was left.',
    short: '{short} more went out than came in.',
    action: 'First on your list: {title}',
    more: 'Transfers between your own accounts count as neither.',
    button: 'See the month',
  },
};

/** Mails about a user's own money. */
export const moneyMailTexts = cataloguesOf(en, translated('money-mails'));
