export const protectionTexts = {
  'protection-review': {
    text: 'When did you last check that your insurance still fits your life? Cover inside your super counts.',
    options: {
      past_year: 'Within the past year',
      two_years: 'One to two years ago',
      five_years: 'Three to five years ago',
      longer: 'Longer ago than that',
      never: 'Never, or I have no insurance',
    },
  },
  'protection-income': {
    text: 'If illness or injury kept you from working for six months, what would you live on?',
    options: {
      covered: 'Income protection or savings would cover all of it',
      mostly: 'Leave, insurance or savings would cover most of it',
      partly: 'Family or government payments would have to help',
      nothing: 'I do not know how I would manage',
    },
  },
  'protection-dependants': {
    text: 'If you died, how long could those who depend on you live on your insurance, super and savings?',
    options: {
      nobody: 'Nobody depends on my income',
      long: 'For as long as they need',
      years: 'For several years',
      year: 'For about a year',
      months: 'For a few months, or less',
    },
  },
  'protection-will': {
    text: 'Do you have a valid will?',
    options: {
      current: 'Yes, and it is up to date',
      old: 'Yes, but it may be out of date',
      started: 'I have begun to think about one',
      none: 'No',
    },
  },
  'protection-scams': {
    text: 'Which of these do you do to keep your money safe from scams? Choose all that apply.',
    options: {
      passwords: 'Use a different password for each account',
      second_step: 'Use a code or app as a second step to log in',
      call_back: 'Ring back on a number I looked up',
      statements: 'Check my statements for strange payments',
    },
    none: 'None of these',
  },
};
