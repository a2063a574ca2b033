import { gathered } from './gathered';

const part = (label: string, value: number) => ({ label, value, share: value, colour: 0 });
const name = (count: number) => ({ label: `${count} more`, colour: 7 });

test('the parts after the first few are combined into one part with their sum', () => {
  expect(gathered([part('a', 50), part('b', 30), part('c', 15), part('d', 5)], 2, name)).toEqual([
    part('a', 50),
    part('b', 30),
    { label: '2 more', value: 20, share: 20, colour: 7 },
  ]);
});

test('a single remaining part is not renamed or combined', () => {
  const parts = [part('a', 60), part('b', 30), part('c', 10)];
  expect(gathered(parts, 2, name)).toBe(parts);
});
