import { wrapLabel } from './wrap-label';

test('a short label is not wrapped', () => {
  expect(wrapLabel('Housing', 14)).toBe('Housing');
  expect(wrapLabel('Food & Dining', 14)).toBe('Food & Dining');
});

test('a long label breaks at its spaces', () => {
  expect(wrapLabel('Emergency Fund Preparedness', 14)).toEqual(['Emergency Fund', 'Preparedness']);
});

test('a word longer than a line is not broken, and gets its own line', () => {
  expect(wrapLabel('Superannuationcontributions now', 14)).toEqual(['Superannuationcontributions', 'now']);
});
