import type { Figures } from '../figures';

/** Advice of hardship-rules.ts. */
export const hardship = {
  'debt-counsellor': {
    title: 'Talk to a free financial counsellor',
    text: ({ helpline }: Figures) =>
      `Falling behind happens to many households, and help is free, independent and confidential: call the ${helpline.name} on ${helpline.phone}. A counsellor can speak to lenders and companies for you.`,
    effect: 'Someone at your side, at no cost',
  },
  'priority-bills': {
    title: 'Pay for home, power and food first',
    text: 'When there is not enough for everything, what keeps you housed, fed and safe comes first: rent or home loan, power and water, food and medicine, then fines and tax. Other debts can wait, and each company must listen when you tell them that you cannot pay.',
    effect: 'Keeps the essentials safe while you catch up',
  },
  hardship: {
    title: 'Ask for hardship support with bills',
    text: 'Energy, water, phone and internet companies have hardship teams, and banks must consider a request too. Ask before the due date for smaller payments or more time, and write down who you spoke to.',
  },
  'income-support': {
    title: 'Check what support you can get',
    text: 'Services Australia has payments, rent assistance and crisis payments; energy rebates and concessions come from your state. Community groups help with food and vouchers while you wait. A financial counsellor knows what fits.',
    effect: 'Money or relief that you may be entitled to',
  },
};
