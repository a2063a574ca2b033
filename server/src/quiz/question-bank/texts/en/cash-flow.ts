export const cashFlowTexts = {
  'cash-flow-spending': {
    text: 'Over the past 12 months, how has your spending compared with the money coming in?',
    options: {
      much_less: 'I spent much less than came in',
      little_less: 'I spent a little less',
      about_equal: 'About the same',
      little_more: 'I spent a little more',
      much_more: 'I spent much more than came in',
    },
  },
  'cash-flow-bills': {
    text: 'Think of rent, power, phone and other bills. How many did you pay on time over the past 12 months?',
    options: {
      all: 'All of them',
      nearly_all: 'Nearly all',
      most: 'Most',
      some: 'Some',
      few: 'Very few',
    },
  },
  'cash-flow-left-over': {
    text: 'When your next pay or payment comes in, how often is some of the last one still there?',
    options: {
      always: 'Always',
      often: 'Often',
      sometimes: 'Sometimes',
      rarely: 'Rarely',
      never: 'Never',
    },
  },
  'cash-flow-run-short': {
    text: 'Over the past three months, how often did you run out of money before the next pay or payment?',
    options: {
      never: 'Never',
      once: 'Once',
      few: 'Two or three times',
      every_pay: 'Nearly every time',
    },
  },
  'cash-flow-essentials': {
    text: 'Over the past 12 months, did you go without food, medicine, a doctor or heating because money was short?',
    options: {
      never: 'No',
      once: 'Once or twice',
      several: 'Several times',
      now: 'Often, or right now',
    },
  },
  'cash-flow-big-bills': {
    text: 'How do you pay big bills that come once or twice a year, such as car registration?',
    options: {
      set_aside: 'I set a bit aside for them each pay',
      enough: 'There is enough when they come',
      cut_back: 'I cut back on other things',
      borrow: 'I borrow, use credit or pay late',
    },
  },
};
