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
