import { alignColumns } from './terminal.mjs';

test('alignColumns aligns the columns of a table, and replaces control characters in the cells by a space', () => {
  expect(
    alignColumns([
      ['1.0.0', 'Slow\u001b[2J\r\nmfe-quiz'],
      ['1.10.0', 'x'],
    ]),
  ).toEqual(['  1.0.0   Slow [2J mfe-quiz', '  1.10.0  x']);
});
