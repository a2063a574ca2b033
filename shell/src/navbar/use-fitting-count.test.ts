import fc from 'fast-check';
import { countFitting } from './use-fitting-count';

const width = fc.integer({ min: 0, max: 400 });
const total = (widths: number[], gap: number) => widths.reduce((sum, each) => sum + each + gap, -gap);

test('shows all entries if they fit without the overflow button', () => {
  expect(countFitting([60, 80, 60], 20, 240, 70)).toBe(3);
  expect(countFitting([60, 80, 60], 20, 239, 70)).toBe(1);
  expect(countFitting([], 20, 0, 70)).toBe(0);
});

test('shows as many entries as fit, for any widths', () => {
  const check = () =>
    fc.assert(
      fc.property(fc.array(width, { maxLength: 20 }), width, width, width, (widths, gap, room, more) => {
        const count = countFitting(widths, gap, room, more);
        const ends = (of: number) => total([...widths.slice(0, of), ...(of < widths.length ? [more] : [])], gap);
        return (count === 0 || ends(count) <= room) && (count === widths.length || ends(count + 1) > room);
      }),
    );
  expect(check).not.toThrow();
});
