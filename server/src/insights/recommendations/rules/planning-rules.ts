import { isInSituation, isRetired, wants } from '../../goals';
import type { Picture } from '../../picture';
import { rule, type Rule } from '../rule';

const isNotRetired = (picture: Picture) => !isRetired(picture);

const wantsRetirement = [
  ['profile-goal', 'retirement'],
  ['profile-wishes', 'retirement'],
] as const;

export const planningRules: readonly Rule[] = [
  rule({
    id: 'lost-super',
    area: 'planning',
    steps: [{ question: 'planning-super-accounts', from: ['several', 'unknown'], to: 'one' }],
    // Casual workers possibly have a super account from each employer.
    alsoIf: (picture) => isInSituation(picture, 'casual'),
    because: [['profile-situation', 'casual']],
    goals: ['retirement'],
  }),
  rule({
    id: 'super-check',
    area: 'planning',
    steps: [
      { question: 'planning-super-accounts', from: ['one_unchecked'], to: 'one' },
      { question: 'planning-super-heirs', from: ['old', 'unsure', 'no'], to: 'current' },
    ],
    alsoIf: (picture) => wants(picture, 'retirement'),
    because: wantsRetirement,
    onlyIf: isNotRetired,
    textFor: (picture) =>
      isInSituation(picture, 'business') && !isInSituation(picture, 'casual') ? 'self_employed' : 'employee',
    goals: ['retirement'],
  }),
  rule({
    id: 'extra-super',
    area: 'planning',
    isAboutGrowth: true,
    steps: [{ question: 'planning-super-extra', from: ['considered', 'no'], to: 'now_and_then', evenUnasked: true }],
    alsoIf: (picture) => wants(picture, 'retirement'),
    because: wantsRetirement,
    onlyIf: isNotRetired,
    goals: ['retirement'],
  }),
  rule({
    id: 'money-plan',
    area: 'planning',
    steps: [{ question: 'planning-ahead', from: ['neutral', 'disagree', 'strongly_disagree'], to: 'agree' }],
    takesMoney: true,
    goals: ['home', 'travel', 'family'],
  }),
];
