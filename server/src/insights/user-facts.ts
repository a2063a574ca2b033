import { NONE_OF_THESE, SKIP, type Answer } from '@verdant/shared/contract';
import { chosenValues, type GivenAnswer } from '../quiz/answers';
import { scoreBeliefAfter, type ScoreBelief } from '../quiz/model';
import { questionBank, getAnswerValues, type QuestionDefinition } from '../quiz/question-bank';
import { checkAnswer } from '../quiz/check-answer';
import { scoreAnswers, type Scores } from '../quiz/scoring';

export interface UserFacts {
  readonly answers: readonly GivenAnswer[];
  /** Probabilities of the scores after the answers, before any cap. */
  readonly belief: ScoreBelief;
  readonly scores: Scores;
}

/** Returns an answer without retired options. */
function removeRetiredOptions(question: QuestionDefinition, answer: Answer): Answer {
  if (question.type !== 'multiple_choice' || !Array.isArray(answer)) return answer;
  const left = answer.filter((value) => !question.retired.includes(value));
  return left.length === 0 && question.none ? [NONE_OF_THESE] : left;
}

function toKnownAnswer(question: QuestionDefinition, given: Answer): Answer | undefined {
  if (question.type !== 'multiple_choice' && question.options.length > 0) {
    return [...getAnswerValues(question), SKIP].find((value) => value === given);
  }
  const checked = checkAnswer(question, removeRetiredOptions(question, given));
  return checked.ok ? checked.answer : undefined;
}

/** Returns the answers to questions of this question bank. Answers with removed options are left out. */
export function filterValidAnswers(answers: readonly GivenAnswer[]): GivenAnswer[] {
  return answers.flatMap((given) => {
    const question = questionBank.byId.get(given.questionId);
    const answer = question && toKnownAnswer(question, given.answer);
    return answer === undefined ? [] : [{ ...given, answer }];
  });
}

export function userFactsOf(given: readonly GivenAnswer[]): UserFacts {
  const answers = filterValidAnswers(given);
  const belief = scoreBeliefAfter(answers);
  return { answers, belief, scores: scoreAnswers(answers, belief) };
}

/** Returns a question. Throws for an unknown id, because advice that depends on the question would never appear. */
export function questionOf(questionId: string): QuestionDefinition {
  const question = questionBank.byId.get(questionId);
  if (!question) throw new Error(`the question bank has no question ${questionId}`);
  return question;
}

/** Returns an answer; undefined if not given or "prefer not to say". */
export function findAnswer(facts: UserFacts, questionId: string): Answer | undefined {
  const { id } = questionOf(questionId);
  const given = facts.answers.find((answer) => answer.questionId === id)?.answer;
  return given === undefined || chosenValues(given).includes(SKIP) ? undefined : given;
}

/** True if one of `values` was chosen. Throws for a value that the question does not have. */
export function hasChosen(facts: UserFacts, questionId: string, ...values: readonly string[]): boolean {
  const options = getAnswerValues(questionOf(questionId));
  const unknown = values.filter((value) => !options.includes(value));
  if (unknown.length > 0) throw new Error(`${questionId} has no option ${unknown.join(', ')}`);
  const given = findAnswer(facts, questionId);
  return given !== undefined && chosenValues(given).some((value) => values.includes(value));
}
