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
  'scam-help': {
    title: 'Act fast after a scam',
    text: 'Stop all payments and call your bank on the number on your card: it may still stop them. IDCARE on {idcarePhone} makes a plan with you at no cost. Report it to Scamwatch. Anyone who offers to get your money back for a fee is the next scam. It can happen to anyone.',
    effect: 'Limits the damage, with help at no cost',
  },
  'own-say': {
    title: 'Keep the say over your own money',
    text: 'The line 1800 ELDERHelp on {elderHelpPhone} listens in confidence and knows the service of your state. Your bank can cancel a card or set a limit. You may change or end an enduring power of attorney while you can decide for yourself: a solicitor or the public trustee helps.',
    effect: 'Your money, your decision',
  },
  'lender-hardship': {
    title: 'Ask your lender for hardship help',
    text: {
      home: 'Your home loan comes first: call the hardship team of the lender; it must consider a request, late or not. Say what you can pay and for how long; it can lower or pause repayments. Then call your other lenders. If you cannot agree, AFCA on {afcaPhone} reviews it at no cost.',
      plain:
        'Every lender has a hardship team, and it must consider a request, late or not. Say what you can pay and for how long; it can lower or pause repayments. If you cannot agree, AFCA on {afcaPhone} reviews it at no cost.',
    },
    effect: 'Smaller repayments, or a pause',
  },
  'priority-bills': {
    title: 'Pay for home, power and food first',
    text: 'When there is not enough for everything, what keeps you housed, fed and safe comes first: food and medicine, rent or home loan, council rates, a car you need for work or family, power and water. For other debts, ask each lender for a hardship arrangement; get advice quickly on fines or court papers.',
    effect: 'Keeps the essentials safe',
  },
  hardship: {
    title: 'Ask for hardship support with bills',
    text: 'Energy, water, phone and internet companies have hardship teams, and banks must consider a request too. Ask before the due date for smaller payments or more time, and write down who you spoke to.',
    effect: 'More time, or smaller payments',
  },
  'income-support': {
    title: 'Check what support you can get',
    text: 'Services Australia has payments, some of them for a crisis; energy rebates and concessions come from your state. Community groups help with food and vouchers while you wait. A financial counsellor knows what fits.',
    effect: 'Money or relief that you may be entitled to',
  },
};
