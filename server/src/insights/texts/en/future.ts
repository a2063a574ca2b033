/** Texts of protection-rules.ts, planning-rules.ts and investing-rules.ts. */
export const future = {
  'insurance-review': {
    title: 'Check that your insurance still fits',
    text: 'Lives change faster than policies. Look at what you hold, including any cover inside your super: whether it would be enough for your home and the people who rely on you, and whether you are paying twice for anything.',
  },
  'income-protection': {
    title: 'Plan for a time without your income',
    text: 'Find out what sick leave, savings and any cover in your super would pay if you could not work for six months. Knowing the gap is the first step to closing it.',
  },
  dependants: {
    title: 'Look after those who depend on you',
    text: 'Add up what those who depend on you would need for some years, and what your super, savings and any life cover would pay. If the second sum is smaller, you know what to look into.',
  },
  will: {
    title: 'Have a valid will',
    text: {
      plain:
        'A will that fits your life today decides who gets what, and spares your family a slow and costly search for answers. If yours is missing or out of date, a solicitor or your state trustee can help.',
      older:
        'A will decides who gets what. An enduring power of attorney says who may act for you if you no longer can: choose someone you trust, and change it whenever you like while you can decide. A solicitor or the trustee of your state can help with both.',
    },
    effect: 'Settles things for the people you care about',
  },
  scams: {
    title: 'Make life hard for scammers',
    text: 'Use a different password for every account, switch on a second step at login, ring back only on a number you looked up yourself, and read your statements. Each takes minutes.',
    effect: 'Guards what you have',
  },
  'lost-super': {
    title: 'Find and combine your super',
    text: 'The tax office shows all your super accounts online, including lost ones. Several accounts mean several fees; before you combine them, check what insurance you would give up.',
  },
  'super-check': {
    title: 'Look at your super once a year',
    text: {
      employee:
        'Employers pay {superPercent} of ordinary earnings into super, so it is worth an hour: read the balance and the fees, and check that the person named to receive it is still the right one.',
      self_employed:
        'When you work for yourself, no employer pays into your super. The tax office explains how to pay in yourself and how it is taxed. Read the balance and the fees once a year, and check that the person named to receive it is still the right one.',
    },
  },
  'extra-super': {
    title: 'Know how extra super contributions work',
    text: 'Anyone may add to their super on top of what an employer pays. How it is taxed, how much may go in each year and when it can be taken out again are set by law: in general from age 60 on, with exceptions such as the First Home Super Saver scheme. Moneysmart and the tax office explain the rules.',
    effect: 'Lets you judge whether it suits you',
  },
  'money-plan': {
    title: 'Make a one-page money plan',
    text: 'Put one goal for this year and one for five years from now on a page, with the amount to put aside each time money comes in, and look at it again every few months. A plan on one page gets read.',
  },
  'learn-investing': {
    title: 'Learn the basics before you invest',
    text: 'There is no hurry: costly debts and a buffer come first, and both pay off with certainty. Moneysmart explains how shares, funds and fees work, whenever you want to know.',
  },
  'start-investing': {
    title: 'Know how regular investing works',
    text: 'Many people who invest do so in small regular amounts, spread over many investments. Values go up and down, so guides speak of money that is not needed for {growthYears} years or longer, and of comparing fees first. Whether it suits you is your decision; Moneysmart explains the choices.',
    effect: 'Lets you judge whether it suits you',
  },
  diversify: {
    title: 'Know what spreading investments does',
    text: 'With everything in one or two investments, a single bad year can do lasting harm. Many kinds of investments, in several countries, seldom fall together; that lowers the risk and does not remove it.',
    effect: 'Lets you judge your own spread',
  },
  fees: {
    title: 'Find out what you pay in fees',
    text: 'Fees come off every year, whatever the markets do, and over decades a small difference grows large. The yearly statements of your super and investments show them; compare them with what similar ones cost.',
  },
  'market-falls': {
    title: 'Know what a fall in the market means',
    text: 'Markets fall by a fifth every so often, and most super funds with them. Selling then turns a loss on paper into a real one; waiting can cost more if you need the money soon. What matters is when you will need it.',
    effect: 'Fewer decisions in a hurry',
  },
  'risk-fit': {
    title: 'Match your investments to your timeframe',
    text: 'Investments that swing in value need time to recover. Money that may be needed within a few years, or that stands in for a buffer, is usually kept where its value does not fall.',
    effect: 'Helps you take no more risk than your finances can carry',
  },
};
