import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionBank } from '../../quiz/question-bank';
import { personasTable, withPersonasTable } from './personas-report';

const PAGE = join(__dirname, '../../../../docs/quiz.md');

writeFileSync(PAGE, withPersonasTable(readFileSync(PAGE, 'utf8'), personasTable(questionBank)));
process.stdout.write('docs/quiz.md is up to date.\n');
