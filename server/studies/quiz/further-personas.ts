import type { Persona } from './persona';
import { pressedPersonas } from './pressed-personas';

/** Forty people of different states, ages, homes, goals and troubles, whose whole advice was read one by one. */
export const furtherPersonas: readonly Persona[] = [
  {
    name: 'Nurse in Parramatta, saves for a first home',
    level: 0.2,
    answers: {
      'debt-types': ['help'],
      'profile-goal': 'home',
      'profile-state': 'nsw',
      'profile-situation': ['renting'],
      'emergency-months': 'three_months',
    },
  },
  {
    name: 'Couple in Geelong, first home, two children',
    level: 0.3,
    answers: {
      'debt-types': ['loan'],
      'profile-goal': 'home',
      'profile-state': 'vic',
      'profile-situation': ['children', 'renting'],
    },
  },
  {
    name: 'Tradie in Cairns with his own business',
    level: 0.4,
    answers: {
      'debt-types': ['loan'],
      'profile-situation': ['business'],
      'cash-flow-spending': 'about_equal',
      'profile-goal': 'later',
    },
  },
  {
    name: 'Café owner in Hobart, behind with tax',
    level: 0.6,
    answers: { 'debt-types': ['overdue', 'card_carried'], 'profile-situation': ['business'], 'profile-state': 'tas' },
  },
  {
    name: 'Barista in Melbourne, casual, plans with two providers',
    level: 0.6,
    answers: { 'debt-types': ['bnpl'], 'profile-situation': ['casual', 'renting'], 'profile-bnpl': 'on_time' },
  },
  {
    name: 'Delivery rider new from Nepal',
    level: 0.5,
    answers: {
      'debt-types': ['none'],
      'profile-situation': ['migrant', 'casual', 'renting'],
      'profile-goal': 'relief',
    },
  },
  {
    name: 'Engineer new from India, well paid',
    level: 0.1,
    answers: {
      'debt-types': ['none'],
      'profile-situation': ['migrant', 'renting'],
      'profile-goal': 'home',
      'profile-state': 'wa',
    },
  },
  {
    name: 'Refugee family in Adelaide, power overdue',
    level: 0.8,
    answers: {
      'debt-types': ['overdue'],
      'profile-situation': ['migrant', 'children'],
      'profile-state': 'sa',
      'profile-support': 'main',
    },
  },
  {
    name: 'Daughter in Darwin who cares for her mother',
    level: 0.5,
    answers: { 'debt-types': ['card_carried'], 'profile-situation': ['carer'], 'profile-state': 'nt' },
  },
  {
    name: 'Carer on a payment, payday loan',
    level: 0.8,
    answers: { 'debt-types': ['payday'], 'profile-situation': ['carer'], 'profile-support': 'main' },
  },
  {
    name: 'Man with a back injury, waits for the pension',
    level: 0.7,
    answers: {
      'debt-types': ['loan'],
      'profile-situation': ['disability'],
      'profile-support': 'applied',
      'profile-pressure': ['illness'],
    },
  },
  {
    name: 'Woman with MS, works half time',
    level: 0.3,
    answers: { 'debt-types': ['none'], 'profile-situation': ['disability'], 'profile-goal': 'buffer' },
  },
  {
    name: 'Single mother in Logan, rent takes half',
    level: 0.7,
    answers: {
      'debt-types': ['bnpl', 'card_carried'],
      'profile-situation': ['children', 'renting'],
      'profile-state': 'qld',
      'cash-flow-spending': 'much_more',
    },
  },
  {
    name: 'Father of three in Ballarat, home loan strains',
    level: 0.6,
    answers: {
      'debt-types': ['home_loan'],
      'debt-manageability': 'too_much',
      'cash-flow-spending': 'little_more',
      'profile-situation': ['children'],
    },
  },
  {
    name: 'Teacher in Canberra, home loan, at ease',
    level: 0.15,
    answers: { 'debt-types': ['home_loan'], 'profile-goal': 'family', 'profile-state': 'act' },
  },
  {
    name: 'Couple in Perth, rates went up',
    level: 0.5,
    answers: { 'debt-types': ['home_loan', 'loan'], 'debt-home-loan-rates': 'hard', 'profile-goal': 'soon' },
  },
  {
    name: 'Farmer in Dubbo after the flood',
    level: 0.6,
    answers: {
      'debt-types': ['home_loan', 'loan'],
      'profile-situation': ['business'],
      'profile-pressure': ['disaster'],
    },
  },
  {
    name: 'Student in Wollongong on Youth Allowance',
    level: 0.6,
    answers: {
      'debt-types': ['help'],
      'profile-support': 'main',
      'profile-situation': ['renting', 'casual'],
      'profile-goal': 'soon',
    },
  },
  {
    name: 'Graduate with HELP who wants to invest',
    level: 0.15,
    answers: {
      'debt-types': ['help'],
      'cash-flow-spending': 'much_less',
      'cash-flow-bills': 'all',
      'emergency-months': 'six_months',
      'profile-goal': 'later',
    },
  },
  {
    name: 'Apprentice, 19, with a car loan',
    level: 0.5,
    answers: { 'debt-types': ['loan'], 'profile-goal': 'soon', 'emergency-months': 'weeks' },
  },
  {
    name: 'Manager, 58, dreams of retirement',
    level: 0.15,
    answers: { 'debt-types': ['home_loan'], 'profile-goal': 'retirement', 'profile-age': 'under_60' },
  },
  {
    name: 'Bus driver, 63, super unclear',
    level: 0.4,
    answers: {
      'debt-types': ['none'],
      'profile-goal': 'retirement',
      'profile-age': 'from_60',
      'planning-super-accounts': 'unknown',
    },
  },
  {
    name: 'Cleaner, 68, still works',
    level: 0.4,
    answers: { 'debt-types': ['none'], 'profile-goal': 'retirement', 'profile-age': 'from_67' },
  },
  {
    name: 'Retired teacher in Bendigo, owns her home',
    level: 0.1,
    answers: { 'debt-types': ['none'], 'profile-goal': 'retired', 'profile-state': 'vic' },
  },
  {
    name: 'Pensioner in Launceston who rents',
    level: 0.5,
    answers: {
      'debt-types': ['none'],
      'profile-goal': 'retired',
      'profile-state': 'tas',
      'profile-situation': ['renting', 'retired'],
      'profile-support': 'main',
    },
  },
  {
    name: 'Widower, 79, card balance, never missed a bill',
    level: 0.4,
    answers: { 'debt-types': ['card_carried'], 'profile-goal': 'retired', 'profile-pressure': ['separation'] },
  },
  ...pressedPersonas,
];
