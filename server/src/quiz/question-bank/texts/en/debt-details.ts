export const debtDetailTexts = {
  'debt-bnpl': {
    text: 'How many buy now, pay later plans are you paying off at the moment?',
    options: {
      one: 'One',
      two_three: 'Two or three',
      more: 'Four or more',
      behind: 'I have fallen behind on at least one',
    },
  },
  'debt-home-loan-rates': {
    text: 'What if the rate of your home loan rose by {rateRise} percentage points?',
    options: {
      easy: 'I could pay that easily',
      cut_back: 'I would cut back and pay it',
      hard: 'I could pay it for a few months only',
      could_not: 'I could not pay it',
    },
  },
  'debt-help': {
    text: 'How well do you know how your study loan grows and when it is repaid?',
    options: {
      well: 'Well',
      roughly: 'Roughly',
      little: 'Only a little',
      not_at_all: 'Not at all',
    },
  },
};
