import { questionBank } from '../question-bank';
import { greedyForm } from './greedy-form';
import { isMet, limitsOf } from './limits';
import { populationOf } from './population';
import { reportOf } from './report';
import { stepTimeLimit } from './step-time';
import { runStudy } from './study';

/** People, the same in every run; the greedy search learns from others than it is tested on. */
const PEOPLE = 1000;
const SEED = 20261121;
const TIMED_PEOPLE = 100;
const SEARCH_PEOPLE = 400;
const SEARCH_SEED = 7;

const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Looking for the best fixed form with ${SEARCH_PEOPLE} people (less than a minute) ...`);
const greedy = greedyForm(
  questionBank,
  populationOf(questionBank, SEARCH_PEOPLE, SEARCH_SEED, 'right'),
  true,
  (id, error) => say(`  ${error.toFixed(2)} with ${id}`),
);
say(`Sending ${PEOPLE} people through four kinds of quizzes (less than a minute) ...`);
const study = runStudy(questionBank, { people: PEOPLE, seed: SEED, greedy });
const timed = populationOf(questionBank, TIMED_PEOPLE, SEED, 'right');
const limits = [...limitsOf(study), stepTimeLimit(questionBank, timed)];
say(`\n${reportOf(study, limits, greedy)}\n`);

const broken = limits.filter((limit) => !isMet(limit));
for (const { promise, measured, limit } of broken) say(`Broken: ${promise}: ${measured} (limit ${limit})`);
process.exitCode = broken.length > 0 ? 1 : 0;
