import { wrapLabel } from './wrap-label';

test('a short label stays one text', () => {
  expect(wrapLabel('Housing')).toBe('Housing');
  expect(wrapLabel('Food & Dining')).toBe('Food & Dining');
});

test('a long label breaks at its spaces', () => {
  expect(wrapLabel('Emergency Fund Preparedness')).toEqual(['Emergency Fund', 'Preparedness']);
});

test('a word longer than a line keeps a line of its own', () => {
  expect(wrapLabel('Superannuationcontributions now')).toEqual(['Superannuationcontributions', 'now']);
});
