const STAYS = 'Helps keep your Overall Financial Health Score where it is';

/** Encouraging advice: for an area that is in good shape, and for everyone. */
export const upkeep = {
  'keep-cash-flow': {
    title: 'Keep your spending on track',
    text: 'Your day-to-day money is in good shape, which is where everything else begins. A look at your regular payments twice a year keeps it that way.',
    effect: STAYS,
  },
  'keep-emergency-fund': {
    title: 'Look after your buffer',
    text: 'You are well placed for a surprise. Fill your savings up again after you use them, and raise the goal as your living costs rise.',
    effect: STAYS,
  },
  'keep-debt': {
    title: 'Keep debts as light as they are',
    text: 'Your debts are well under control. Before any new loan, check that its repayments would still fit if rates or your income changed.',
    effect: STAYS,
  },
  'check-in': {
    title: 'Check in again in three months',
    text: 'Knowing where you stand is the first step, and you have taken it. Choose one action from this list, and take the quiz again in three months to see what it changed.',
    effect: 'Shows how far you have come',
  },
};
