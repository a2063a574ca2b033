import { readFileSync } from 'node:fs';
import { landingFiles, landingFigures } from './landing-figures';

test.each([...landingFiles()])(
  'the file %s equals the output of the quiz engine (npm run quiz:first-question updates the file)',
  (path, content) => {
    expect(readFileSync(path, 'utf8')).toBe(content);
  },
);

describe('the figures of the landing page', () => {
  const { before, after, sample, later, without } = landingFigures();

  it('have a narrower score range after any answer to the first question except "prefer not to say"', () => {
    const width = ({ low, high }: typeof before) => high - low;
    for (const [value, score] of Object.entries(after)) {
      if (value === 'skip') expect(score).toEqual(before);
      else expect(width(score)).toBeLessThan(width(before));
    }
  });

  it('give the sample user with manageable repayments the score 82, which the specification demands', () => {
    expect(later.value).toBe(82);
  });

  it('contain one answer per pillar that changes the score by at least two points, not all in the same direction', () => {
    const points = Object.values(without).map(({ value }) => (sample['overall']?.value ?? 0) - value);
    expect(Object.keys(without)).toEqual(['emergency', 'debt', 'investment']);
    expect(Math.min(...points.map(Math.abs))).toBeGreaterThanOrEqual(2);
    expect(new Set(points.map(Math.sign)).size).toBe(2);
  });
});
