import { isIn as isInDanger, needsHelp } from '../../../quiz/safety';
import { isInSituation as isIn, isRetired, wants } from '../../goals';
import { answerTo, chose, type Picture } from '../../picture';
import { rule, type Rule } from '../rule';
import { ownHelpFor } from '../states';

const isInNeed = (picture: Picture) =>
  needsHelp(picture.questionBank, picture.answers) || isInDanger(picture, 'hardship');
const receivesPayment = (picture: Picture) => chose(picture, 'profile-support', 'main', 'part');

/** From which age on other rules of super and the pension hold; `plain` where none was said. */
function ageOf(picture: Picture): 'plain' | 'under_60' | 'from_60' | 'from_67' {
  const age = answerTo(picture, 'profile-age');
  return age === 'under_60' || age === 'from_60' || age === 'from_67' ? age : 'plain';
}

/** A sentence for each goal and situation that a user stated: it has a place of its own in the list. */
export const situationRules: readonly Rule[] = [
  rule({
    // https://firsthomebuyers.gov.au/australian-government-5-deposit-scheme
    id: 'first-home',
    area: 'planning',
    isAboutStated: true,
    because: [
      ['profile-goal', 'home'],
      ['profile-wishes', 'home'],
    ],
    onlyIf: (picture) => wants(picture, 'home'),
    textFor: (picture) => (isInNeed(picture) ? 'later' : ownHelpFor(picture) ? 'state' : 'plain'),
    urgency: () => 'low',
  }),
  rule({
    // https://moneysmart.gov.au/retirement-income-sources/age-pension-and-government-benefits
    id: 'retirement-age',
    area: 'planning',
    isAboutStated: true,
    because: [
      ['profile-goal', 'retirement'],
      ['profile-wishes', 'retirement'],
    ],
    onlyIf: (picture) => wants(picture, 'retirement') && !isRetired(picture),
    textFor: (picture) => (isInNeed(picture) ? 'later' : ageOf(picture)),
    urgency: () => 'low',
  }),
  rule({
    // https://www.servicesaustralia.gov.au/, Pensioner Concession Card and Commonwealth Seniors Health Card
    id: 'retired-concessions',
    area: 'cash_flow',
    isAboutStated: true,
    because: [
      ['profile-goal', 'retired'],
      ['profile-situation', 'retired'],
    ],
    onlyIf: isRetired,
    urgency: () => 'low',
  }),
  rule({
    id: 'on-top',
    area: 'cash_flow',
    isAboutStated: true,
    because: [
      ['profile-goal', 'relief'],
      ['profile-wishes', 'debt_free'],
    ],
    onlyIf: (picture) => wants(picture, 'debt_free') && !needsHelp(picture.questionBank, picture.answers),
    urgency: () => 'medium',
  }),
  rule({
    // https://www.apra.gov.au/financial-claims-scheme-banks-building-societies-and-credit-unions
    id: 'safe-savings',
    area: 'emergency_fund',
    isAboutStated: true,
    because: [
      ['profile-goal', 'soon', 'buffer'],
      ['profile-wishes', 'travel'],
    ],
    onlyIf: (picture) => chose(picture, 'profile-goal', 'soon', 'buffer') || wants(picture, 'travel'),
    textFor: (picture) => (isInNeed(picture) ? 'later' : 'plain'),
    urgency: () => 'low',
  }),
  rule({
    id: 'family-payments',
    area: 'protection',
    isAboutStated: true,
    because: [
      ['profile-situation', 'children'],
      ['profile-goal', 'family'],
      ['profile-wishes', 'family'],
    ],
    onlyIf: (picture) => isIn(picture, 'children') || wants(picture, 'family'),
    urgency: () => 'low',
  }),
  rule({
    id: 'carer-support',
    area: 'cash_flow',
    isAboutStated: true,
    because: [['profile-situation', 'carer']],
    onlyIf: (picture) => isIn(picture, 'carer'),
    urgency: () => 'low',
  }),
  rule({
    id: 'disability-support',
    area: 'cash_flow',
    isAboutStated: true,
    because: [['profile-situation', 'disability']],
    onlyIf: (picture) => isIn(picture, 'disability'),
    urgency: () => 'low',
  }),
  rule({
    id: 'casual-work',
    area: 'cash_flow',
    isAboutStated: true,
    because: [['profile-situation', 'casual']],
    onlyIf: (picture) => isIn(picture, 'casual'),
    urgency: () => 'low',
  }),
  rule({
    id: 'small-business',
    area: 'cash_flow',
    isAboutStated: true,
    because: [['profile-situation', 'business']],
    onlyIf: (picture) => isIn(picture, 'business'),
    urgency: () => 'low',
  }),
  rule({
    id: 'new-to-australia',
    area: 'cash_flow',
    isAboutStated: true,
    because: [['profile-situation', 'migrant']],
    onlyIf: (picture) => isIn(picture, 'migrant'),
    urgency: () => 'low',
  }),
  rule({
    id: 'renting',
    area: 'cash_flow',
    isAboutStated: true,
    because: [['profile-situation', 'renting']],
    onlyIf: (picture) => isIn(picture, 'renting'),
    urgency: (picture) => (receivesPayment(picture) ? 'medium' : 'low'),
  }),
];
