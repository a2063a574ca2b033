/** Texts of emergency-rules.ts and cash-flow-rules.ts. */
export const everyday = {
  'starter-buffer': {
    title: 'Start a small buffer',
    text: 'Even {perWeek} a week grows to {perYear} in a year, enough to take the sting out of most surprise bills. Keep it apart from everyday money; an offset account works as well.',
  },
  'full-buffer': {
    title: 'Build your buffer to {bufferMonths} months of expenses',
    text: 'You have made a good start. Work out one month of living costs, multiply it by {bufferMonths}, and make that the goal of a separate savings or offset account.',
  },
  'automatic-saving': {
    title: 'Save automatically on payday',
    text: 'Set up a transfer to savings for the day your pay arrives, so that saving comes before spending and needs no willpower. Start with an amount you would not miss, and raise it after a pay rise.',
  },
  'save-a-step-more': {
    title: 'Save another {perWeek} a week',
    text: 'Your buffer meets the usual goal. Another {perWeek} a week adds {perYear} in a year, which helps if finding work takes longer than expected.',
  },
  'separate-buffer': {
    title: 'Give emergencies an account of their own',
    text: 'Money for emergencies lasts longer where you do not see it every day. Move it to a savings account of its own, or to an offset account if you have a home loan.',
  },
  'spending-gap': {
    title: 'Spend less than comes in',
    text: {
      even: 'Your money comes and goes in equal measure. Look through one month of spending, choose the two items you would miss least, and send their cost to savings instead.',
      more: 'More goes out than comes in, and that adds up. Look through one month of spending, sort it into needs and wants, and set a weekly limit for the wants until the month ends at zero or better.',
    },
  },
  'retirement-spending': {
    title: 'See how long your savings will last',
    text: 'In retirement it is common to live partly from savings; what counts is how long they last. Add up a year of spending, and talk to the free Financial Information Service of Services Australia about the Age Pension and concessions.',
    effect: 'Shows whether your spending can stay as it is',
  },
  'bills-on-time': {
    title: 'Take the surprise out of bills',
    text: 'Put all due dates in one calendar, add up what the large and irregular bills cost in a year, and set a slice of that aside each time money comes in. Many companies also take smaller, more frequent payments.',
  },
};
