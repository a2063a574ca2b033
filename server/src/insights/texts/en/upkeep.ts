const STAYS = 'Helps keep your Overall Financial Health Score where it is';
const EASIER = 'Makes every other step easier';

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
    text: 'What you owe does not weigh on you. Before any new loan, check that its repayments would still fit if rates or your income changed.',
    effect: STAYS,
  },
  'keep-protection': {
    title: 'Review your cover once a year',
    text: 'You look after what you have. A new home, a child or a new job is the moment to look at insurance and will again.',
    effect: STAYS,
  },
  'keep-planning': {
    title: 'Keep your plan alive',
    text: 'You think ahead, and it shows. Compare the plan with what happened every few months, and change what no longer fits.',
    effect: STAYS,
  },
  'keep-investing': {
    title: 'Check your investments once a year',
    text: 'You know your way around investing. Once a year, fees and your timeframe deserve a look, since both change quietly.',
    effect: STAYS,
  },
  'check-in': {
    title: 'Check in again in three months',
    text: 'Knowing where you stand is the first step, and you have taken it. Choose one action from this list, and take the quiz again in three months to see what it changed.',
    effect: 'Shows how far you have come',
  },
  talk: {
    title: 'Talk about money with someone you trust',
    text: 'A plan that someone else knows about is easier to keep. Choose a person who listens, and tell them the one thing you want to change this year.',
    effect: EASIER,
  },
  papers: {
    title: 'Keep your papers in one place',
    text: 'Loans, insurance, super and tax in one folder, on paper or encrypted, save hours when something changes and help those who may need to act for you.',
    effect: EASIER,
  },
};
