export const situation = {
  'first-home': {
    title: 'Know what helps to buy a home',
    text: {
      plain:
        'The Australian Government 5% Deposit Scheme is for citizens and permanent residents who have owned no home here for ten years; a single parent needs 2% and may have owned one since. With Help to Buy the government takes a share. Check what fits before you save longer than you need to.',
      state:
        'In {state} look at the {scheme}. The Australian Government 5% Deposit Scheme is for citizens and permanent residents who have owned no home here for ten years; a single parent needs 2% and may have owned one since. Check what fits before you save longer than you need to.',
      later:
        'A home of your own is still a fair goal. Once bills and repayments are steady, the Australian Government 5% Deposit Scheme and Help to Buy can shorten the way. Until then, do not put money that you need this month into a deposit.',
    },
    effect: 'May bring the day forward',
  },
  'retirement-age': {
    title: 'Know your retirement dates',
    text: {
      plain:
        'Super can usually be used from {superAge} once a job has ended, and from {superFreeAge} in any case; the Age Pension starts at {pensionAge} and depends on income and assets. Since {paydaySuperSince} super must arrive with each wage: check in the app of your fund that it does.',
      under_60:
        'Super is usually locked until {superAge}, and the Age Pension starts at {pensionAge}. What counts until then is that super arrives with each wage, as it must since {paydaySuperSince}, that it sits in one account, and what fees it costs.',
      from_60:
        'From {superAge} you can usually use super once a job has ended, and from {superFreeAge} in any case; the Age Pension starts at {pensionAge}. The Financial Information Service of Services Australia explains, at no cost, how the two fit together. Talk to it before you decide.',
      from_67:
        'From {pensionAge} you may get the Age Pension even while you work: the Work Bonus lets you earn some without losing any. If your income is too high for it, ask for the Commonwealth Seniors Health Card. The Financial Information Service explains both at no cost.',
      later:
        'Before {superAge}, super opens only for severe hardship and a few other cases, through Services Australia, the tax office or your fund. From {superAge} the end of a job is enough. Be wary of anyone who offers to arrange it for a fee. Retirement can wait until this month is safe.',
    },
    effect: 'You know what comes when',
  },
  'retired-concessions': {
    title: 'Check your pension and concessions each year',
    text: 'From {pensionAge}, even a small part of an Age Pension brings the Pensioner Concession Card: cheaper medicine, and often power, rates and transport. Without a pension, ask for the Commonwealth Seniors Health Card, and from 60 for the Seniors Card of your state.',
    effect: 'Money that you may be entitled to',
  },
  'on-top': {
    title: 'Put everything that is due on one page',
    text: 'Write down each bill and debt with its amount and date, and call any company before the date that you cannot meet: most move it. The {helplineName} on {helplinePhone} makes such a plan with you at no cost, even if nothing is overdue.',
    effect: 'Turns a worry into a list',
  },
  'safe-savings': {
    title: 'Keep money for the next few years safe',
    text: {
      plain:
        'Money that you may need within a few years is best kept where its value does not fall. Savings accounts and term deposits are guaranteed by the government, up to {depositGuarantee} for each person at each bank. Compare the rates, and what you must do each month to get them.',
      first:
        'Whatever you save now is best where you can reach it on any day: a plain savings account with a bank, which the government guarantees. Bills that keep you housed, warm and fed come first; after that, every little counts.',
    },
    effect: 'It is there when you need it',
  },
  'family-payments': {
    title: 'Check what your family can get',
    text: {
      children:
        'Family Tax Benefit and the Child Care Subsidy depend on the income of the family; tell Services Australia when it changes, so that nothing has to be paid back. For the long view: a will, a guardian for the children, and who is to receive your super.',
      family:
        'If children depend on you, ask Services Australia about Family Tax Benefit and the Child Care Subsidy. For the long view: a will, and who is to receive your super. If you help grown-up children or parents, keep enough aside for yourself first.',
    },
    effect: 'Money and care for your family',
  },
  'carer-support': {
    title: 'Get support as a carer',
    text: 'You may get Carer Payment if caring keeps you from work, and Carer Allowance alongside a job. Carer Gateway on {carerGatewayPhone} arranges a break, someone to talk to and practical help, at no cost. Many who care for someone never ask.',
    effect: 'Help for the one who helps',
  },
  'disability-support': {
    title: 'Check support for a disability or illness',
    text: 'The Disability Support Pension (to be claimed before {pensionAge}), Mobility Allowance and concessions come from Services Australia, and the Disability Gateway on {disabilityGatewayPhone} shows what else there is. Many super accounts cover people who can no longer work: ask before you change or close one.',
    effect: 'Money or relief that you may be entitled to',
  },
  'casual-work': {
    title: 'Know your rights in casual work',
    text: 'Casual pay usually includes a loading of {casualLoading} in place of paid leave, and super must come with each wage; gig work may have neither. Fair Work on {fairWorkPhone} checks at no cost whether you get what you should. Put the loading aside for weeks without shifts.',
    effect: 'Pay that is right, and lean weeks covered',
  },
  'small-business': {
    title: 'Look after the money of your business',
    text: {
      plain:
        'Put tax, GST and your own super aside from each payment, in an account that you do not live on: no one else does it. The tax office grants payment plans. If money is tight, call the Small Business Debt Helpline on {businessHelplinePhone}, or on a farm the Rural Financial Counselling Service: both are free.',
      need: 'The Small Business Debt Helpline on {businessHelplinePhone} is free and confidential, as is the Rural Financial Counselling Service for farms. Ask the tax office for a payment plan before the due date, and lodge on time even if you cannot pay. Put nothing private at risk for the business without advice.',
    },
    effect: 'No surprise at tax time',
  },
  'new-to-australia': {
    title: 'Know what you can get as a newcomer',
    text: 'Most Centrelink payments need permanent residence, and a wait of up to {newResidentYears} years; refugees need not wait, and hardship can be an exception, so ask. Work rights and super apply on every visa: Fair Work helps in your language. Free interpreters: {interpreterPhone}.',
    effect: 'Help in your own language',
  },
  renting: {
    title: 'Know what helps you as a tenant',
    text: {
      plain:
        'Your state lends or pays a bond, and its tenancy advice service tells you, at no cost, whether a rent increase or a notice is allowed. Keep the lease, the condition report and receipts together: they settle most disputes.',
      payment:
        'Rent Assistance comes on top of many Centrelink payments and family payments, and is often missed after a move. Your state lends or pays a bond, and its tenancy advice service tells you, at no cost, whether a rent increase or a notice is allowed.',
    },
    effect: 'Fewer surprises with your rent',
  },
};
