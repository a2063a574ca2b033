export const debt = {
  'payday-loan': {
    title: 'Find a way out of payday loans',
    text: 'A new payday loan seldom helps. Work out what you can pay, and change or cancel the direct debit to match. Ask for an arrangement in writing; if the lender refuses, AFCA on {afcaPhone} decides at no cost. If you can pay nothing, call the {helplineName} on {helplinePhone}.',
    effect: 'Stops the debit that takes your next income',
  },
  'card-in-full': {
    title: 'Work towards paying your card in full',
    text: {
      plain:
        'Pay more than the minimum each month, even a little, and keep new purchases off the card until it is clear. From then on, a direct debit for the full balance keeps interest away.',
      savings:
        'A card usually costs far more interest than savings earn. Part of your savings could pay off some or all of the balance; keep enough aside for a surprise. From then on, a direct debit for the full balance keeps interest away.',
    },
  },
  'highest-rate-first': {
    title: 'Pay your highest rate first',
    text: 'Write down the rate of each debt. Keep paying the minimum on all of them, and put everything extra on the one with the highest rate; when it is gone, move the whole amount to the next.',
    effect: 'Less interest from the same repayments',
  },
  'repayment-plan': {
    title: 'Make a repayment plan',
    text: 'List each debt with its balance, rate and due date, and set the repayments to go out just after money comes in. Ask your lenders for a lower rate or a longer term before money gets tight.',
  },
  'bnpl-behind': {
    title: 'Catch up on buy now, pay later',
    text: 'Ask the provider for a hardship arrangement: since {bnplRegulatedSince} these plans are regulated as credit, so it must consider one. Leave new plans alone until this one is paid. Free help: the {helplineName} on {helplinePhone}.',
    effect: 'An arrangement in place of late fees',
  },
  'bnpl-pause': {
    title: 'Pause new buy now, pay later plans',
    text: 'Finish the plans you have before starting another, and line their payment dates up with the days when money comes in. They have been regulated as credit since {bnplRegulatedSince}, so other lenders may see them.',
  },
  'rate-rise': {
    title: 'Get ready for higher loan rates',
    text: 'Lenders test whether a borrower could bear a rate {rateRise} percentage points higher. Work out that repayment, put the difference into an offset or savings account each month, and ask for a better rate.',
    effect: 'A rise will not catch you out',
  },
  'help-awareness': {
    title: 'Know how your study loan works',
    text: 'A HELP loan has no interest rate but is indexed each year, and it is repaid through tax once you earn more than {helpThreshold} a year. It is seldom worth paying off before costlier debts.',
    effect: 'One thing less to wonder about',
  },
};
