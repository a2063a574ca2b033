export const investingTexts = {
  'investing-experience': {
    text: 'Which of these comes closest to your experience with investing, outside your super?',
    options: {
      regular: 'I add regularly to a spread of investments',
      now_and_then: 'I add to my investments now and then',
      some: 'I hold something and have not added to it for a while',
      learning: 'I have not invested yet, but I have been learning',
      none: 'I have never invested and would not know where to begin',
    },
  },
  'investing-regular': {
    text: 'How often do you put money away for the long term, such as investments or extra super?',
    options: {
      every_pay: 'Every pay',
      most_months: 'Most months',
      now_and_then: 'Now and then',
      rarely: 'Once a year or less',
      never: 'Never so far',
    },
  },
  'investing-spread': {
    text: 'Outside your super, how is the money you invest spread?',
    options: {
      wide: 'Over many kinds and countries',
      several: 'Over several things',
      few: 'In one or two things',
      cash: 'Nothing invested yet, but I have savings',
      nothing: 'Nothing invested and no savings yet',
    },
  },
  'investing-fees': {
    text: 'Do you know what you pay each year in fees for your super and investments?',
    options: {
      exactly: 'Yes, and I compared it with others',
      known: 'Yes, quite well',
      roughly: 'Only roughly',
      no: 'No',
    },
  },
  'investing-fall': {
    text: 'Markets fall by a fifth, and your super or investments with them. Which is closest to you?',
    options: {
      plan: 'I have a plan for that and would stick to it',
      wait: 'I would wait, and feel uneasy',
      no_idea: 'I would not know what to do',
      sell: 'I would sell or switch everything at once',
    },
  },
  'investing-inflation': {
    text: 'How well do you understand what rising prices do to money kept in savings?',
    options: {
      explain: 'I could explain it to a friend',
      idea: 'I get the idea',
      little: 'A little',
      not_at_all: 'Not at all',
    },
  },
  'investing-risk-spread': {
    text: 'How well do you understand why people spread their money over many investments?',
    options: {
      explain: 'I could explain it to a friend',
      idea: 'I get the idea',
      little: 'A little',
      not_at_all: 'Not at all',
    },
  },
  'investing-funds': {
    text: 'How familiar are you with shares and with funds that follow the market (ETFs)?',
    options: {
      choose: 'I can choose between them and know the costs',
      explain: 'I know how both work',
      heard: 'I have heard of them',
      new: 'They are new to me',
    },
  },
  'investing-surplus': {
    text: 'Once bills are paid and some is saved, how much of your income could you invest each month?',
    options: {
      over_20: 'More than 20%',
      over_10: '10% to 20%',
      under_10: 'Less than 10%',
      nothing: 'Nothing at the moment',
    },
  },
};
