import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionBank } from '../question-bank';
import { greedyForm } from './greedy-form';
import { holds, limitsOf } from './limits';
import { populationOf } from './population';
import { processorTime } from './processor-time';
import { reportOf } from './report';
import { runStudy } from './study';

/** People, the same in every run; the greedy search learns from others than it is tested on. */
const PEOPLE = 1000;
const SEED = 20261121;
const SEARCH_PEOPLE = 400;
const SEARCH_SEED = 7;

const PAGE = join(__dirname, '../../../../docs/quiz.md');
const BEGIN = '<!-- simulation:begin -->';
const END = '<!-- simulation:end -->';

const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Looking for the best fixed form with ${SEARCH_PEOPLE} people (less than a minute) ...`);
const greedy = greedyForm(
  questionBank,
  populationOf(questionBank, SEARCH_PEOPLE, SEARCH_SEED, 'right'),
  true,
  (id, error) => say(`  ${error.toFixed(2)} with ${id}`),
);
say(`Sending ${PEOPLE} people through four kinds of quizzes (less than a minute) ...`);
const study = runStudy(questionBank, { people: PEOPLE, seed: SEED, greedy, now: processorTime });
const report = reportOf(study, greedy);
say(`\n${report}\n`);

const page = readFileSync(PAGE, 'utf8');
const [before, after] = [page.indexOf(BEGIN), page.indexOf(END)];
if (before === -1 || after === -1) throw new Error(`${PAGE} has no place for the table`);
writeFileSync(PAGE, `${page.slice(0, before + BEGIN.length)}\n${report}\n${page.slice(after)}`);
say('docs/quiz.md is up to date.');
const broken = limitsOf(study).filter((limit) => !holds(limit));
for (const { promise, measured, limit } of broken) say(`Broken: ${promise}: ${measured} (limit ${limit})`);
process.exitCode = broken.length > 0 ? 1 : 0;
