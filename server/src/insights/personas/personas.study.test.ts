import { questionBank } from '../../quiz/question-bank';
import { personas } from '../../../studies/quiz/personas';
import { personasTable } from '../testing/personas-report';

describe('what the dashboard shows to personas', () => {
  it('is known for at least 20', () => expect(personas.length).toBeGreaterThanOrEqual(20));

  it('is as recorded: if a change is intended, run this test with -u', () => {
    expect(personasTable(questionBank)).toMatchSnapshot();
  });
});
