import { join } from 'node:path';
import { languages } from '@verdant/shared/contract';
import type { QuestionBank } from '../../quiz/question-bank';
import { landingFigures, landingWords } from './landing-figures';

const FOLDER = join(__dirname, '../../../../mfe-marketing/src/engine');

const asFile = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

/** The generated files of the landing page by their paths, as the engine would write them now. */
export function landingFiles(questionBank: QuestionBank): ReadonlyMap<string, string> {
  return new Map([
    [join(FOLDER, 'figures.json'), asFile(landingFigures(questionBank))],
    ...languages.map(
      (language) => [join(FOLDER, `words-${language}.json`), asFile(landingWords(questionBank, language))] as const,
    ),
  ]);
}
