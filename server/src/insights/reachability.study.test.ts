import { questionBank } from '../quiz/question-bank';
import { measureAdviceCoverage } from './testing/reach';
import { textsIn } from './texts';

const { asked, shown } = measureAdviceCoverage();

it('every question is asked or offered in some quiz', () => {
  const missing = questionBank.questions.map(({ id }) => id).filter((id) => !asked.has(id));
  expect(missing).toEqual([]);
});

it('every piece of advice is shown to at least one simulated user', () => {
  const { rules, upkeep } = textsIn('en');
  const missing = [...Object.keys(rules), ...Object.keys(upkeep)].filter((id) => !shown.has(id));
  expect(missing).toEqual([]);
});
