import fc from 'fast-check';
import { countFitting } from './use-fitting-count';

const width = fc.integer({ min: 0, max: 400 });
const total = (widths: number[], gap: number) => widths.reduce((sum, each) => sum + each + gap, -gap);

test('the number of shown navbar entries is the largest that fits, with a button if some entries are left out', () => {
  fc.assert(
    fc.property(fc.array(width, { maxLength: 20 }), width, width, width, (widths, gap, room, more) => {
      const count = countFitting(widths, gap, room, more);
      const ends = (of: number) => total([...widths.slice(0, of), ...(of < widths.length ? [more] : [])], gap);
      expect(count === 0 || ends(count) <= room).toBe(true);
      expect(count === widths.length || ends(count + 1) > room).toBe(true);
    }),
  );
});
