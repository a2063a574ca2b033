import { cataloguesOf } from '../language/catalogues';
import { translated } from '../translations';

const en = {
  why: 'You get this email because you switched it on in your {brand} settings. Emails about the security of your account are always sent.',
  stop: 'Stop reminders and emails about your money',
  low_balance: {
    subject: 'Worth a look before your next bills',
    what: '{due} is due by {day}. Your everyday accounts had {held} when we last heard from them.',
    more: 'If it will not be enough, ask for more time before that day. Asking costs nothing, and many energy, water, phone and internet companies can give some.',
    button: 'See what is due',
  },
  over_budget: {
    subject: 'A category is over your budget',
    what: 'In {month}, you have spent more than your budget on: {categories}.',
    more: 'You can change the amounts, or leave them as they are: it is your plan.',
    button: 'See your budget',
  },
  unusual_charge: {
    subject: 'A charge that is larger than usual',
    what: 'On {day}, {amount} was charged. That is at least twice the most this merchant has charged you in the past year.',
    more: 'If you do not recognise it, call your bank on the number on your card. If you do, there is nothing to do.',
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
