import { supportNeedsOf } from './support-needs';

test('support needs are derived from selected pressures and overdue debts, with the most urgent first', () => {
  const behind = { questionId: 'debt-types', answer: ['overdue'] };
  const pressure = { questionId: 'profile-pressure', answer: ['gambling', 'control', 'overwhelmed', 'work'] };
  expect(supportNeedsOf([behind])).toEqual(['money']);
  expect(supportNeedsOf([behind, pressure])).toEqual(['crisis', 'abuse', 'gambling', 'money']);
  expect(supportNeedsOf([{ ...behind, answer: ['none'] }])).toEqual([]);
});
