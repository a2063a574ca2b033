/** Advice of hardship-rules.ts. */
export const hardship = {
  'debt-counsellor': {
    title: 'Talk to a free financial counsellor',
    text: {
      behind:
        'Many households fall behind, and help is free, independent and confidential: call the {helplineName} on {helplinePhone}. A counsellor can speak to lenders and companies for you.',
      before:
        'You need not be behind to call: the {helplineName} on {helplinePhone} is free, independent and confidential. A counsellor looks at the whole picture with you, and can speak to lenders and companies before a payment is missed.',
    },
    effect: 'Someone at your side, at no cost',
  },
  'lender-hardship': {
    title: 'Ask your lender for hardship help early',
    text: 'Every lender has a hardship team, and it must consider a request before you miss a payment. Say what you can pay and for how long; it can lower or pause repayments. If you cannot agree, AFCA on {afcaPhone} reviews it at no cost.',
    effect: 'Room to breathe before anything is overdue',
  },
  'priority-bills': {
    title: 'Pay for home, power and food first',
    text: 'When there is not enough for everything, what keeps you housed, fed and safe comes first: food and medicine, rent or home loan, council rates, a car you need for work or family, power and water. For other debts, ask each lender for a hardship arrangement; get advice quickly on fines or court papers.',
    effect: 'Keeps the essentials safe while you catch up',
  },
  hardship: {
    title: 'Ask for hardship support with bills',
    text: 'Energy, water, phone and internet companies have hardship teams, and banks must consider a request too. Ask before the due date for smaller payments or more time, and write down who you spoke to.',
    effect: 'More time, or smaller payments',
  },
  'income-support': {
    title: 'Check what support you can get',
    text: 'Services Australia has payments, rent assistance and crisis payments; energy rebates and concessions come from your state. Community groups help with food and vouchers while you wait. A financial counsellor knows what fits.',
    effect: 'Money or relief that you may be entitled to',
  },
};
