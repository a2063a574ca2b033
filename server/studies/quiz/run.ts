import { questionBank } from '../../src/quiz/question-bank';
import { isLimitMet, limitsOf, measureStepTime } from './limits';
import { modelPopulation } from './population';
import { runStudy } from './study';

const PEOPLE = 1000;
const SEED = 20261121;
const TIMED_PEOPLE = 100;

const study = runStudy(questionBank, { people: PEOPLE, seed: SEED });
const timed = modelPopulation(questionBank, TIMED_PEOPLE, SEED, 'right');
for (const limit of [...limitsOf(study), measureStepTime(questionBank, timed)]) {
  const { promise, measured, kind, limit: bound } = limit;
  const sign = kind === 'most' ? '<=' : '>=';
  process.stdout.write(
    `${isLimitMet(limit) ? 'met   ' : 'broken'} ${promise}: ${measured.toFixed(2)} ${sign} ${bound}\n`,
  );
  if (!isLimitMet(limit)) process.exitCode = 1;
}
