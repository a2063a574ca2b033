import fc from 'fast-check';
import { NONE_OF_THESE, SKIP, type Answer } from '@verdant/shared/contract';
import { answerPoints, chosenValues, type GivenAnswer } from './answers';
import { questionBank, type QuestionDefinition } from './question-bank';
import { metricNames } from './model';
import { anyAnswers, propertyRunCount } from './testing/respondents';
import { scoreAnswers } from './scoring';

/** Returns the answers that are healthier by one change: a better option, one debt less, or one good habit more. */
function healthier(question: QuestionDefinition, answer: Answer): Answer[] {
  const points = answerPoints(question, answer);
  if (points === null || question.area === 'profile') return [];
  switch (question.type) {
    case 'single_choice':
    case 'scale':
      return question.options.filter((option) => option.points > points).map(({ value }) => value);
    case 'multiple_choice': {
      const none = question.none ? NONE_OF_THESE : SKIP;
      const chosen = chosenValues(answer).filter((value) => value !== none);
      if (question.scoring === 'coverage') {
        return question.options.filter(({ value }) => !chosen.includes(value)).map(({ value }) => [...chosen, value]);
      }
      const harmful = question.options.filter(({ value, penalty }) => penalty > 0 && chosen.includes(value));
      const fewer = harmful.map(({ value }) => chosen.filter((other) => other !== value));
      // The last ticked option can only be removed if the question has the option "none of these".
      return fewer.flatMap((left) => (left.length > 0 ? [left] : question.none ? [[none]] : []));
    }
    case 'text':
      return [];
  }
}

function fallen(answers: readonly GivenAnswer[], index: number, better: Answer): string[] {
  const before = scoreAnswers(answers).metrics;
  const changed = answers.map((given, at) => (at === index ? { ...given, answer: better } : given));
  const after = scoreAnswers(changed).metrics;
  return metricNames.filter((name) => after[name].value < before[name].value - 1e-7);
}

/**
 * Debts decide which other questions apply, so the tests include answers with and without the questions about each debt.
 */
describe('a healthier answer to one question', () => {
  it('never lowers a metric, for random sets of other answers', () => {
    const flips = anyAnswers.chain((answers) => {
      const possible = answers.flatMap(({ questionId, answer }, index) => {
        const question = questionBank.byId.get(questionId);
        return question ? healthier(question, answer).map((better) => ({ answers, index, better })) : [];
      });
      return possible.length > 0 ? fc.constantFrom(...possible) : fc.constant(null);
    });
    fc.assert(
      fc.property(flips, (flip) => {
        expect(flip === null ? [] : fallen(flip.answers, flip.index, flip.better)).toEqual([]);
      }),
      { numRuns: propertyRunCount(600) },
    );
  });

  it('never lowers a metric if all questions are answered, for each question in turn', () => {
    const everything = questionBank.questions.map((question): GivenAnswer => {
      const middle =
        'options' in question ? (question.options[Math.floor(question.options.length / 2)]?.value ?? SKIP) : 5;
      return {
        questionId: question.id,
        answer: question.type === 'multiple_choice' ? question.options.map(({ value }) => value) : middle,
      };
    });
    everything.forEach(({ questionId, answer }, index) => {
      const question = questionBank.byId.get(questionId);
      if (!question) throw new Error(questionId);
      for (const better of healthier(question, answer)) {
        expect([questionId, better, ...fallen(everything, index, better)]).toEqual([questionId, better]);
      }
    });
  });
});
