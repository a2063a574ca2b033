import { needsHelp } from '../../../quiz/safety';
import { isInSituation as isIn, isRetired, wants } from '../../goals';
import { chose, type Picture } from '../../picture';
import { ageOf, isHit, isInNeed, mayReceivePayment } from '../circumstances';
import { rule, type Rule } from '../rule';
import { ownHelpFor } from '../states';

/** Returns whether far goals must wait, because money is short or an event or pressure makes it short. */
const mustWait = (picture: Picture) =>
  isInNeed(picture) || isHit(picture) || chose(picture, 'profile-pressure', 'gambling', 'scam', 'overwhelmed');

/** Rules for goals and situations that a user stated, which have separate limits in the list. */
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
    textFor: (picture) => (mustWait(picture) ? 'later' : ownHelpFor(picture) ? 'state' : 'plain'),
    urgency: () => 'low',
  }),
  rule({
    // Sources: conditions of release of super, https://moneysmart.gov.au/how-super-works/getting-your-super; Age Pension,
    // https://www.servicesaustralia.gov.au/
    id: 'retirement-age',
    area: 'planning',
    isAboutStated: true,
    because: [
      ['profile-goal', 'retirement'],
      ['profile-wishes', 'retirement'],
    ],
    onlyIf: (picture) => wants(picture, 'retirement') && !isRetired(picture),
    textFor: (picture) => {
      const age = ageOf(picture);
      return mustWait(picture) && (age ?? 'under_60') === 'under_60' ? 'later' : (age ?? 'plain');
    },
    urgency: () => 'low',
  }),
  rule({
    // Source: https://www.servicesaustralia.gov.au/, Pensioner Concession Card and Commonwealth Seniors Health Card
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
    because: [['profile-goal', 'soon', 'buffer'], ['profile-wishes', 'travel'], ['emergency-months']],
    onlyIf: (picture) => chose(picture, 'profile-goal', 'soon', 'buffer') || wants(picture, 'travel'),
    textFor: (picture) =>
      chose(picture, 'emergency-months', 'three_months', 'six_months') && !mustWait(picture) ? 'plain' : 'first',
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
    textFor: (picture) => (isIn(picture, 'children') ? 'children' : 'family'),
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
    textFor: (picture) => (mustWait(picture) ? 'need' : 'plain'),
    urgency: (picture) => (mustWait(picture) ? 'high' : 'low'),
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
    // Only recipients of another payment get Rent Assistance: https://www.servicesaustralia.gov.au/rent-assistance
    onlyIf: (picture) => isIn(picture, 'renting'),
    textFor: (picture) => (mayReceivePayment(picture) || isInNeed(picture) || isHit(picture) ? 'payment' : 'plain'),
    urgency: (picture) => (chose(picture, 'profile-support', 'main', 'part') ? 'medium' : 'low'),
  }),
];
