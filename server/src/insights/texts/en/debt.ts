import type { Figures } from '../figures';

/** Advice of debt-rules.ts. */
export const debt = {
  'payday-loan': {
    title: 'Find a way out of payday loans',
    text: {
      behind: ({ helpline }: Figures) =>
        `Payday loans and cash advances are among the dearest ways to borrow. After rent, power and food they come before other loans, and a new one seldom helps. The ${helpline.name} on ${helpline.phone} (free) can tell you about no-interest loans and hardship arrangements.`,
      upToDate: ({ helpline }: Figures) =>
        `Payday loans and cash advances are among the dearest ways to borrow, so what is left after the essentials does most there. A new one seldom helps. You can ask about no-interest loans at the ${helpline.name} on ${helpline.phone} (free).`,
    },
  },
  'card-in-full': {
    title: 'Work towards paying your card in full',
    text: 'Pay more than the minimum each month, even a little, and keep new purchases off the card until it is clear. From then on, a direct debit for the full balance keeps interest away.',
  },
  'highest-rate-first': {
    title: 'Pay your highest rate first',
    text: 'Write down the rate of each debt. Keep paying the minimum on all of them, and put everything extra on the one with the highest rate; when it is gone, move the whole amount to the next.',
    effect: 'Less interest from the same repayments',
  },
  'repayment-plan': {
    title: 'Make a repayment plan',
    text: 'List each debt with its balance, rate and due date, and set the repayments to go out just after payday. Ask your lenders for a lower rate or a longer term before money gets tight.',
  },
  'repayment-share': {
    title: 'Bring repayments down to a share you can carry',
    text: 'When repayments take more than a third of the income, they leave little for anything else. Take on nothing new, clear the smallest debt to free its repayment, and ask lenders what a longer term would cost in all.',
  },
  'bnpl-behind': {
    title: 'Catch up on buy now, pay later',
    text: ({ bnplRegulatedSince, helpline }: Figures) =>
      `Ask the provider for a hardship arrangement: since ${bnplRegulatedSince} these plans are regulated as credit, so it must consider one. Leave new plans alone until this one is paid. Free help: the ${helpline.name} on ${helpline.phone}.`,
  },
  'bnpl-pause': {
    title: 'Pause new buy now, pay later plans',
    text: ({ bnplRegulatedSince }: Figures) =>
      `Finish the plans you have before starting another, and put their payment dates beside your payday. They have been regulated as credit since ${bnplRegulatedSince}, so other lenders may see them.`,
  },
  'high-debt-to-income': {
    title: 'Pause before borrowing more',
    text: ({ highDebt }: Figures) =>
      `Regulators call debts of ${highDebt} times a year's income or more high. Before any new loan, work out the repayments with a higher rate, and see what extra payments on today's loan would save.`,
  },
  'rate-rise': {
    title: 'Get ready for higher loan rates',
    text: ({ rateRise }: Figures) =>
      `Lenders test whether a borrower could bear a rate ${rateRise} percentage points higher. Work out that repayment, put the difference into an offset or savings account each month, and ask for a better rate.`,
  },
  'help-awareness': {
    title: 'Get to know how your study loan works',
    text: ({ helpThreshold }: Figures) =>
      `A HELP loan has no interest rate but is indexed each year, and it is repaid through tax once you earn more than ${helpThreshold} a year. It is seldom worth paying off before dearer debts.`,
    effect: 'One thing less to wonder about',
  },
};
