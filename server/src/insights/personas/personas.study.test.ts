import { questionBank } from '../../quiz/question-bank';
import { personas } from '../../../studies/quiz/personas';
import { personasTable } from '../testing/personas-report';

describe('the dashboard content for the test personas', () => {
  it('is computed for at least 20 personas', () => expect(personas.length).toBeGreaterThanOrEqual(20));

  it('matches the stored snapshot (after an intended change, run this test with -u)', () => {
    expect(personasTable(questionBank)).toMatchSnapshot();
  });
});
