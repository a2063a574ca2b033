import { fillText, type Language, type OfferedAnswer, type QuizAnswer } from '@verdant/shared/contract';
import { answerInWords } from '../insights/explanation/answer-in-words';
import { knownAnswers } from '../insights/user-facts';
import { textsIn } from '../insights/texts';
import { gateState, type GivenAnswer } from '../quiz/answers';
import type { QuestionBank, QuestionDefinition } from '../quiz/question-bank';
import { toSuggestedAnswer, toQuestion, toShownAnswer } from '../quiz/session-view';
import type { AnswerRow } from '../quiz/store';

/** Returns a note on how a typed length of time was understood. */
function noteOn(question: QuestionDefinition, given: GivenAnswer, language: Language): Pick<QuizAnswer, 'note'> {
  if (question.options.length === 0 || typeof given.said !== 'string') return {};
  const { readAs, notRead } = textsIn(language).explanation;
  const answer = answerInWords(question, given, language);
  return { note: answer === null ? notRead : fillText(readAs, { answer }) };
}

/** Returns the answers to view and change, with the accounts' suggestions, but without answers to removed questions. */
export function answersView(
  questionBank: QuestionBank,
  answers: readonly AnswerRow[],
  language: Language,
  offers: ReadonlyMap<string, OfferedAnswer>,
): QuizAnswer[] {
  const validAnswers = knownAnswers(questionBank, answers);
  return answers.flatMap(({ questionId, submittedAt }) => {
    const question = questionBank.byId.get(questionId);
    if (!question) return [];
    const given = validAnswers.find((one) => one.questionId === questionId);
    const offered = offers.get(questionId);
    return [
      {
        question: {
          ...toQuestion(question, language),
          ...(offered && { offered: toSuggestedAnswer(question, offered, language) }),
        },
        answer: given ? toShownAnswer(question, given, language) : null,
        ...(given && noteOn(question, given, language)),
        applies: gateState(question, validAnswers) !== 'closed',
        ...(given?.source && { source: given.source, source_on: submittedAt.toISOString() }),
      },
    ];
  });
}
