import { supportNeedsOf } from './support-needs';

test('support needs follow from the pressures selected and from being behind, with the most urgent first', () => {
  const behind = { questionId: 'debt-types', answer: ['overdue'] };
  const pressure = { questionId: 'profile-pressure', answer: ['gambling', 'control', 'overwhelmed', 'work'] };
  expect(supportNeedsOf([behind])).toEqual(['money']);
  expect(supportNeedsOf([behind, pressure])).toEqual(['crisis', 'abuse', 'gambling', 'money']);
  expect(supportNeedsOf([{ ...behind, answer: ['none'] }])).toEqual([]);
});
