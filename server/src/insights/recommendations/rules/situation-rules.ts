import { needsHelp } from '../../../quiz/safety/dangers';
import { isInSituation, isRetired, hasStatedGoal } from '../../goals';
import { hasChosen, type UserFacts } from '../../user-facts';
import { ageGroupOf, hasLostIncome, mayReceiveGovernmentPayment } from '../circumstances';
import type { RuleId } from '../../texts';
import { createRule, type Rule, type RuleInput } from '../rule';
import { helpOfAustralianState } from '../links';

/** True if long-term goals must wait, because the user is or soon will be short of money. */
const mustWait = (facts: UserFacts) =>
  needsHelp(facts) || hasLostIncome(facts) || hasChosen(facts, 'profile-pressure', 'gambling', 'scam', 'overwhelmed');

/** Creates a rule for a stated goal or situation, by default with the urgency `low` and for every reason in `because`. */
const createStatedRule = <Id extends RuleId>(input: RuleInput<Id>): Rule =>
  createRule({
    isAboutStated: true,
    urgency: () => 'low',
    onlyIf: (facts) => input.because?.some(([question, ...anyOf]) => hasChosen(facts, question, ...anyOf)) ?? false,
    ...input,
  });

/** Rules for stated goals and situations. */
export const situationRules: readonly Rule[] = [
  createStatedRule({
    // https://firsthomebuyers.gov.au/australian-government-5-deposit-scheme
    id: 'first-home',
    area: 'planning',
    because: [
      ['profile-goal', 'home'],
      ['profile-wishes', 'home'],
    ],
    onlyIf: (facts) => hasStatedGoal(facts, 'home'),
    textFor: (facts) => (mustWait(facts) ? 'later' : helpOfAustralianState(facts) ? 'state' : 'plain'),
  }),
  createStatedRule({
    // Sources: conditions of release of super, https://moneysmart.gov.au/how-super-works/getting-your-super; Age Pension,
    // https://www.servicesaustralia.gov.au/
    id: 'retirement-age',
    area: 'planning',
    because: [
      ['profile-goal', 'retirement'],
      ['profile-wishes', 'retirement'],
    ],
    onlyIf: (facts) => hasStatedGoal(facts, 'retirement') && !isRetired(facts),
    textFor: (facts) => {
      const age = ageGroupOf(facts);
      return mustWait(facts) && (age ?? 'under_60') === 'under_60' ? 'later' : (age ?? 'plain');
    },
  }),
  createStatedRule({
    // Source: https://www.servicesaustralia.gov.au/, Pensioner Concession Card and Commonwealth Seniors Health Card
    id: 'retired-concessions',
    area: 'cash_flow',
    because: [
      ['profile-goal', 'retired'],
      ['profile-situation', 'retired'],
    ],
  }),
  createStatedRule({
    id: 'on-top',
    area: 'cash_flow',
    because: [
      ['profile-goal', 'relief'],
      ['profile-wishes', 'debt_free'],
    ],
    onlyIf: (facts) => hasStatedGoal(facts, 'debt_free') && !needsHelp(facts),
    urgency: () => 'medium',
  }),
  createStatedRule({
    // https://www.apra.gov.au/financial-claims-scheme-banks-building-societies-and-credit-unions
    id: 'safe-savings',
    area: 'emergency_fund',
    because: [['profile-goal', 'soon', 'buffer'], ['profile-wishes', 'travel'], ['emergency-months']],
    onlyIf: (facts) => hasChosen(facts, 'profile-goal', 'soon', 'buffer') || hasStatedGoal(facts, 'travel'),
    textFor: (facts) =>
      hasChosen(facts, 'emergency-months', 'three_months', 'six_months') && !mustWait(facts) ? 'plain' : 'first',
  }),
  createStatedRule({
    id: 'family-payments',
    area: 'protection',
    because: [
      ['profile-situation', 'children'],
      ['profile-goal', 'family'],
      ['profile-wishes', 'family'],
    ],
    onlyIf: (facts) => isInSituation(facts, 'children') || hasStatedGoal(facts, 'family'),
    textFor: (facts) => (isInSituation(facts, 'children') ? 'children' : 'family'),
  }),
  createStatedRule({
    id: 'carer-support',
    area: 'cash_flow',
    because: [['profile-situation', 'carer']],
  }),
  createStatedRule({
    id: 'disability-support',
    area: 'cash_flow',
    because: [['profile-situation', 'disability']],
  }),
  createStatedRule({
    id: 'casual-work',
    area: 'cash_flow',
    because: [['profile-situation', 'casual']],
  }),
  createStatedRule({
    id: 'small-business',
    area: 'cash_flow',
    because: [['profile-situation', 'business']],
    textFor: (facts) => (mustWait(facts) ? 'need' : 'plain'),
    urgency: (facts) => (mustWait(facts) ? 'high' : 'low'),
  }),
  createStatedRule({
    id: 'new-to-australia',
    area: 'cash_flow',
    because: [['profile-situation', 'migrant']],
  }),
  createStatedRule({
    id: 'renting',
    area: 'cash_flow',
    because: [['profile-situation', 'renting']],
    // Rent Assistance requires another government payment: https://www.servicesaustralia.gov.au/rent-assistance
    textFor: (facts) =>
      mayReceiveGovernmentPayment(facts) || needsHelp(facts) || hasLostIncome(facts) ? 'payment' : 'plain',
    urgency: (facts) => (hasChosen(facts, 'profile-support', 'main', 'part') ? 'medium' : 'low'),
  }),
];
