import fc from 'fast-check';
import { dismissReasons, type Recommendation } from '@verdant/shared/contract';
import type { StoredDecision } from '../../actions/store';
import { supportNeedsOf } from '../../quiz/support-needs';
import { anyAnswers } from '../../quiz/testing/respondents';
import { userFactsOf, type UserFacts } from '../user-facts';
import { userFactsFrom } from '../testing/given';
import { noDecisions, type AdviceDecisions } from './decided';
import { recommend as recommendIn } from './recommend';
import { rules } from './rules';

const recommend = (facts: UserFacts, given?: AdviceDecisions) => recommendIn(facts, 'en', given);

const completedAt = new Date('2026-08-12T10:00:00Z');
const later = new Date('2026-08-13T10:00:00Z');
const earlier = new Date('2026-08-11T10:00:00Z');

const decided = (...decisions: readonly (readonly [string, Partial<StoredDecision>])[]): AdviceDecisions => ({
  completedAt,
  decisions: new Map(decisions.map(([id, decision]) => [id, { state: 'done', changedAt: later, ...decision }])),
});

const isOpen = ({ state }: Recommendation) => state === undefined;
const openIds = (list: readonly Recommendation[]) => list.filter(isOpen).flatMap(({ id }) => id ?? []);

const indebted = userFactsFrom({
  'cash-flow-spending': 'little_more',
  'cash-flow-bills': 'nearly_all',
  'debt-types': ['card_carried', 'loan'],
  'debt-manageability': 'manageable',
  'emergency-months': 'days',
  'planning-ahead': 'disagree',
  'protection-scams': ['none'],
});
const behind = userFactsFrom({
  'cash-flow-spending': 'much_more',
  'cash-flow-bills': 'few',
  'debt-types': ['overdue', 'card_carried'],
  'emergency-months': 'days',
});
const HELP = 'debt-counsellor';

describe('advice that a user has ticked off or dismissed', () => {
  it('is listed after the open advice, and the next open advice becomes first', () => {
    const before = openIds(recommend(indebted));
    const [first = ''] = before;
    const after = recommend(indebted, decided([first, {}]));
    expect(openIds(after).slice(0, before.length - 1)).toEqual(before.slice(1));
    expect(after.at(-1)).toMatchObject({ id: first, state: 'done' });
    expect(after.findLastIndex(isOpen)).toBe(after.length - 2);
  });

  it('does not change the list if the rule of the advice does not apply or no longer exists', () => {
    expect(recommend(indebted, decided(['start-investing', {}], ['gone', {}]))).toEqual(recommend(indebted));
  });

  it('stays closed after the next quiz, except help for users in trouble, which is open again', () => {
    const [first = ''] = openIds(recommend(indebted));
    expect(openIds(recommend(indebted, decided([first, { changedAt: earlier }])))).not.toContain(first);
    expect(openIds(recommend(behind, decided([HELP, { changedAt: earlier }])))[0]).toBe(HELP);
  });

  it('that is help for users in trouble is closed when ticked off, but stays open when dismissed', () => {
    expect(openIds(recommend(behind, decided([HELP, {}])))).not.toContain(HELP);
    expect(openIds(recommend(behind, decided([HELP, { state: 'dismissed', reason: 'other' }])))[0]).toBe(HELP);
  });

  const anyDecision = fc.record({
    state: fc.constantFrom('done', 'postponed', 'dismissed'),
    changedAt: fc.constantFrom(earlier, later),
    reason: fc.constantFrom(undefined, ...dismissReasons),
  });
  const anyDecided = fc
    .dictionary(fc.constantFrom(...rules.map(({ id }) => id)), anyDecision)
    .map((decisions): AdviceDecisions => ({ completedAt, decisions: new Map(Object.entries(decisions)) }));

  it('is listed once, leaves open advice unless support is offered, and closed help reveals no advice to invest', () => {
    const rescue = new Set<string>(rules.filter((rule) => rule.rescue !== undefined).map(({ id }) => id));
    const growth = new Set<string>(rules.filter(({ isAboutGrowth }) => isAboutGrowth).map(({ id }) => id));
    fc.assert(
      fc.property(anyAnswers, anyDecided, (answers, given) => {
        const facts = userFactsOf(answers);
        const list = recommend(facts, given);
        const isOfferedHelp = supportNeedsOf(answers).length > 0;
        expect(list.some(isOpen) || isOfferedHelp).toBe(true);
        const ids = list.flatMap(({ id }) => id ?? []);
        expect(new Set(ids).size).toBe(ids.length);
        const withoutRescue = {
          ...given,
          decisions: new Map([...given.decisions].filter(([id]) => !rescue.has(id))),
        };
        const allowed = openIds(recommend(facts, withoutRescue));
        expect(openIds(list).filter((id) => growth.has(id) && !allowed.includes(id))).toEqual([]);
      }),
      // The test failed once for this example, a user whose only answer is "overwhelmed".
      { examples: [[[{ questionId: 'profile-pressure', answer: ['overwhelmed'] }], noDecisions]] },
    );
  });
});
