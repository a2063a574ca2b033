import { languages, type Language } from '@verdant/shared/contract';
import { hasNone, optionValues } from '../parse-question-bank';
import type { QuestionShape } from '../question-bank-schema';
import type { Texts, TextsByLanguage } from '../question-texts';

function problemsOfQuestion(question: QuestionShape, { questions }: Texts, language: Language): string[] {
  const own = questions[question.id];
  const report = (problem: string) => `${question.id}: ${problem} in ${language}`;
  if (!own) return [report('has no text')];
  const values = optionValues(question);
  return [
    ...values.filter((value) => !(value in own.options)).map((value) => report(`the option ${value} has no label`)),
    ...Object.keys(own.options)
      .filter((value) => !values.includes(value))
      .map((value) => report(`there is no option ${value} for a label`)),
    ...(hasNone(question) === (own.none !== undefined) ? [] : [report('"none of these" and its label do not match')]),
  ];
}

/** Returns the places where the texts do not match the questions; empty when all match. */
export function textProblems(questions: readonly QuestionShape[], texts: TextsByLanguage): string[] {
  const ids = new Set(questions.map(({ id }) => id));
  return languages.flatMap((language) => [
    ...questions.flatMap((question) => problemsOfQuestion(question, texts[language], language)),
    ...Object.keys(texts[language].questions)
      .filter((id) => !ids.has(id))
      .map((id) => `${id}: a text in ${language} without a question`),
  ]);
}
