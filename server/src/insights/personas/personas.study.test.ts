import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { questionBank } from '../../quiz/question-bank';
import { personas } from '../../quiz/simulation/personas';
import { personasTable, withPersonasTable } from './personas-report';

const page = readFileSync(join(__dirname, '../../../../docs/quiz.md'), 'utf8');

describe('the table of personas', () => {
  it('has at least 20 personas', () => {
    expect(personas.length).toBeGreaterThanOrEqual(20);
  });

  it('in docs/quiz.md is up to date: if not, run npm run quiz:personas', () => {
    expect(page).toBe(withPersonasTable(page, personasTable(questionBank)));
  });

  it('needs its place in a page', () => {
    expect(() => withPersonasTable('no markers', 'table')).toThrow(/no place/);
  });
});
