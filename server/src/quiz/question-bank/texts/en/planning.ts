export const planningTexts = {
  'planning-ahead': {
    text: 'From 1 (not at all) to 10 (very well), how well does this describe you: "I plan my money well beyond the next few months"?',
  },
  'planning-super': {
    text: 'How well do you know your super?',
    options: {
      well: 'I know my balance, and it is all in one account',
      several: 'I know my balances, in several accounts',
      roughly: 'Only roughly',
      unknown: 'I do not know what I have',
    },
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
  'planning-written': {
    text: 'Have you written down what you want to reach with your money?',
    options: {
      dated: 'Yes, with amounts and dates',
      written: 'Yes, in a few words',
      in_mind: 'No, but I have it in mind',
      none: 'No, I have no goals for now',
    },
  },
  'planning-goal-date': {
    text: 'Think of your main money goal. Do you know what it costs and when you will get there?',
    options: {
      on_track: 'Yes, and I am on track',
      behind: 'Yes, but I am behind',
      partly: 'I know one of the two',
      neither: 'Neither',
      no_goal: 'I have no goal for now',
    },
  },
  'planning-review': {
    text: 'How often do you sit down to see whether your money plans still work?',
    options: {
      monthly: 'Every month',
      few_times: 'A few times a year',
      yearly: 'Once a year',
      trouble: 'When something goes wrong',
      never: 'Never',
    },
  },
  'planning-decisions': {
    text: 'You face a big money decision. What are you most likely to do?',
    options: {
      checked: 'Compare, and check with someone who knows',
      compared: 'Compare on my own',
      asked: 'Do what friends or family did',
      feeling: 'Go with my feeling',
      put_off: 'Put it off',
    },
  },
};
