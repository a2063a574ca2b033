import type { Persona } from './persona';

/** The further personas of whom something presses, or whose answers hide it. */
export const pressedPersonas: readonly Persona[] = [
  {
    name: 'Retired, guarantor for a son in debt',
    level: 0.5,
    answers: { 'debt-types': ['other_debt'], 'profile-goal': 'retired', 'profile-pressure': ['control'] },
  },
  {
    name: 'Leaves a partner who controls the money, no debts',
    level: 0.4,
    answers: { 'debt-types': ['none'], 'profile-pressure': ['control'], 'profile-situation': ['children'] },
  },
  {
    name: 'Bets each weekend, nothing overdue',
    level: 0.4,
    answers: { 'debt-types': ['card_carried'], 'profile-pressure': ['gambling'], 'profile-goal': 'later' },
  },
  {
    name: 'Well paid and overwhelmed',
    level: 0.2,
    answers: { 'debt-types': ['home_loan'], 'profile-pressure': ['overwhelmed'], 'profile-goal': 'family' },
  },
  {
    name: 'Lost his job last week, savings for a month',
    level: 0.5,
    answers: { 'debt-types': ['home_loan'], 'emergency-months': 'one_month', 'profile-pressure': ['work'] },
  },
  {
    name: 'Mine worker in Karratha, two loans and a boat',
    level: 0.4,
    answers: { 'debt-types': ['loan', 'card_carried'], 'cash-flow-spending': 'little_more', 'profile-goal': 'soon' },
  },
  {
    name: 'Artist in Fremantle with uneven income',
    level: 0.5,
    answers: {
      'debt-types': ['none'],
      'profile-situation': ['business', 'renting'],
      'profile-goal': 'buffer',
    },
  },
  {
    name: 'Nurse near Alice Springs, wants to travel',
    level: 0.2,
    answers: { 'debt-types': ['none'], 'profile-wishes': ['travel'], 'profile-goal': 'soon' },
  },
  {
    name: 'Ethical saver in Byron Bay',
    level: 0.15,
    answers: {
      'debt-types': ['none'],
      'cash-flow-bills': 'all',
      'cash-flow-spending': 'much_less',
      'emergency-months': 'six_months',
      'profile-goal': 'later',
      'profile-wishes': ['ethical'],
    },
  },
  {
    name: 'Owes child support, pays it off',
    level: 0.5,
    answers: { 'debt-types': ['other_debt'], 'profile-missed': 'behind' },
  },
  {
    name: 'Three plans with one behind, says all is fine',
    level: 0.3,
    answers: { 'debt-types': ['bnpl'], 'profile-bnpl': 'behind', 'profile-missed': 'never' },
  },
  {
    name: 'Home owner whose card could be cleared from savings',
    level: 0.2,
    answers: {
      'debt-types': ['home_loan', 'card_carried'],
      'emergency-months': 'six_months',
      'cash-flow-spending': 'little_less',
      'cash-flow-bills': 'all',
      'profile-card-rate': 'high',
    },
  },
  {
    name: 'Would pay a surprise with a payday loan',
    level: 0.6,
    answers: { 'debt-types': ['none'], 'emergency-sources': ['payday'], 'emergency-months': 'days' },
  },
  {
    name: 'Community worker in Broome who supports many relatives',
    level: 0.6,
    answers: { 'debt-types': ['bnpl', 'payday'], 'profile-situation': ['children', 'carer'], 'profile-state': 'wa' },
  },
];
