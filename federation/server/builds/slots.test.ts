import { slotProblem } from './slots';

const filling = (...slots: string[]) => ({ slots: slots.map((slot) => ({ slot, module: './part' })) });

test('a release may fill the slots that the host offers', () => {
  expect(slotProblem(filling(), [])).toBeUndefined();
  expect(slotProblem(filling('footer', 'header'), ['header', 'footer'])).toBeUndefined();
});

test('an unknown slot is refused by name, with those there are @g-path-owner', () => {
  expect(slotProblem(filling('header', 'hedaer'), ['header', 'footer'])).toBe(
    'the host has no slot "hedaer": it offers header, footer',
  );
  expect(slotProblem(filling('header'), [])).toBe('the host has no slot "header": it offers none');
});
