import { needsHelp } from '../../../quiz/safety/dangers';
import { isInSituation as isIn, isRetired, hasStatedGoal } from '../../goals';
import { hasChosen, type UserFacts } from '../../user-facts';
import { ageGroupOf, hasLostIncome, isInNeed, mayReceiveGovernmentPayment } from '../circumstances';
import type { RuleId } from '../../texts';
import { createRule, type Rule, type RuleInput } from '../rule';
import { helpOfAustralianState } from '../states';

/** True if long-term goals must wait, because the user is or soon will be short of money. */
const mustWait = (picture: UserFacts) =>
  isInNeed(picture) ||
  hasLostIncome(picture) ||
  hasChosen(picture, 'profile-pressure', 'gambling', 'scam', 'overwhelmed');

/** Creates a rule for a stated goal or situation, by default with the urgency `low`. */
const stated = <Id extends RuleId>(input: RuleInput<Id>): Rule =>
  createRule({ isAboutStated: true, urgency: () => 'low', ...input });

/** Rules for stated goals and situations. */
export const situationRules: readonly Rule[] = [
  stated({
    // https://firsthomebuyers.gov.au/australian-government-5-deposit-scheme
    id: 'first-home',
    area: 'planning',
    because: [
      ['profile-goal', 'home'],
      ['profile-wishes', 'home'],
    ],
    onlyIf: (picture) => hasStatedGoal(picture, 'home'),
    textFor: (picture) => (mustWait(picture) ? 'later' : helpOfAustralianState(picture) ? 'state' : 'plain'),
  }),
  stated({
    // Sources: conditions of release of super, https://moneysmart.gov.au/how-super-works/getting-your-super; Age Pension,
    // https://www.servicesaustralia.gov.au/
    id: 'retirement-age',
    area: 'planning',
    because: [
      ['profile-goal', 'retirement'],
      ['profile-wishes', 'retirement'],
    ],
    onlyIf: (picture) => hasStatedGoal(picture, 'retirement') && !isRetired(picture),
    textFor: (picture) => {
      const age = ageGroupOf(picture);
      return mustWait(picture) && (age ?? 'under_60') === 'under_60' ? 'later' : (age ?? 'plain');
    },
  }),
  stated({
    // Source: https://www.servicesaustralia.gov.au/, Pensioner Concession Card and Commonwealth Seniors Health Card
    id: 'retired-concessions',
    area: 'cash_flow',
    because: [
      ['profile-goal', 'retired'],
      ['profile-situation', 'retired'],
    ],
    onlyIf: isRetired,
  }),
  stated({
    id: 'on-top',
    area: 'cash_flow',
    because: [
      ['profile-goal', 'relief'],
      ['profile-wishes', 'debt_free'],
    ],
    onlyIf: (picture) => hasStatedGoal(picture, 'debt_free') && !needsHelp(picture.questionBank, picture.answers),
    urgency: () => 'medium',
  }),
  stated({
    // https://www.apra.gov.au/financial-claims-scheme-banks-building-societies-and-credit-unions
    id: 'safe-savings',
    area: 'emergency_fund',
    because: [['profile-goal', 'soon', 'buffer'], ['profile-wishes', 'travel'], ['emergency-months']],
    onlyIf: (picture) => hasChosen(picture, 'profile-goal', 'soon', 'buffer') || hasStatedGoal(picture, 'travel'),
    textFor: (picture) =>
      hasChosen(picture, 'emergency-months', 'three_months', 'six_months') && !mustWait(picture) ? 'plain' : 'first',
  }),
  stated({
    id: 'family-payments',
    area: 'protection',
    because: [
      ['profile-situation', 'children'],
      ['profile-goal', 'family'],
      ['profile-wishes', 'family'],
    ],
    onlyIf: (picture) => isIn(picture, 'children') || hasStatedGoal(picture, 'family'),
    textFor: (picture) => (isIn(picture, 'children') ? 'children' : 'family'),
  }),
  stated({
    id: 'carer-support',
    area: 'cash_flow',
    because: [['profile-situation', 'carer']],
    onlyIf: (picture) => isIn(picture, 'carer'),
  }),
  stated({
    id: 'disability-support',
    area: 'cash_flow',
    because: [['profile-situation', 'disability']],
    onlyIf: (picture) => isIn(picture, 'disability'),
  }),
  stated({
    id: 'casual-work',
    area: 'cash_flow',
    because: [['profile-situation', 'casual']],
    onlyIf: (picture) => isIn(picture, 'casual'),
  }),
  stated({
    id: 'small-business',
    area: 'cash_flow',
    because: [['profile-situation', 'business']],
    onlyIf: (picture) => isIn(picture, 'business'),
    textFor: (picture) => (mustWait(picture) ? 'need' : 'plain'),
    urgency: (picture) => (mustWait(picture) ? 'high' : 'low'),
  }),
  stated({
    id: 'new-to-australia',
    area: 'cash_flow',
    because: [['profile-situation', 'migrant']],
    onlyIf: (picture) => isIn(picture, 'migrant'),
  }),
  stated({
    id: 'renting',
    area: 'cash_flow',
    because: [['profile-situation', 'renting']],
    // Rent Assistance requires another government payment: https://www.servicesaustralia.gov.au/rent-assistance
    onlyIf: (picture) => isIn(picture, 'renting'),
    textFor: (picture) =>
      mayReceiveGovernmentPayment(picture) || isInNeed(picture) || hasLostIncome(picture) ? 'payment' : 'plain',
    urgency: (picture) => (hasChosen(picture, 'profile-support', 'main', 'part') ? 'medium' : 'low'),
  }),
];
