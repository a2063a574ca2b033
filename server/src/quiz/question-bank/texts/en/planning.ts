export const planningTexts = {
  'planning-ahead': {
    text: 'From 1 (not at all) to 10 (very well), how well does this describe you: "I plan my money well beyond the next few months"?',
  },
  'planning-super-accounts': {
    text: 'How many super accounts do you have?',
    options: {
      one: 'One, and I have looked at its fees',
      one_unchecked: 'One, and I have not looked at its fees',
      several_chosen: 'Several, for a good reason',
      several: 'Several, it just happened',
      unknown: 'I do not know',
    },
  },
  'planning-super-extra': {
    text: "Employers pay {superGuarantee}% of most people's pay into super. Do you add any of your own?",
    options: {
      regular: 'Yes, regularly',
      now_and_then: 'Yes, now and then',
      considered: 'Not now, but I have looked into it',
      no: 'No',
    },
  },
  'planning-super-heirs': {
    text: 'Does your super fund know who should get your super if you die?',
    options: {
      current: 'Yes, and I checked it in the past three years',
      old: 'Yes, but it may be out of date',
      unsure: 'I think so',
      no: 'No',
    },
  },
  'planning-retirement': {
    text: 'How confident are you that you will have enough to live on once you stop working?',
    options: {
      very: 'Very confident',
      fairly: 'Fairly confident',
      somewhat: 'Somewhat confident',
      slightly: 'Slightly confident',
      not_at_all: 'Not confident at all',
    },
  },
};
