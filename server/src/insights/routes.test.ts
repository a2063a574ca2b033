import { languages } from '@verdant/shared/contract';
import { moneySigns } from '../money/signs';
import { kindLineFor } from './routes';

const nothing = new Map();
const dismissed = new Map([['kind-line', { state: 'dismissed', changedAt: new Date() } as const]]);

it.each(languages)(
  'each sign of financial trouble has a text in %s without an amount or a reproach, and a service to call',
  (language) => {
    for (const sign of moneySigns) {
      const line = kindLineFor([sign], nothing, language);
      expect(line?.text).toMatch(/^\p{Lu}.{40,}\.$/u);
      expect(line?.text).not.toMatch(/\$|\byou must\b|addict/i);
      expect(line?.links.some(({ url }) => url.startsWith('tel:'))).toBe(true);
    }
  },
);

it('shows the line for the most serious sign only, and no line without a sign or after the line was dismissed', () => {
  expect(kindLineFor(['gambling', 'bnpl'], nothing, 'en')?.text).toMatch(/Gambling Help/);
  expect(kindLineFor([], nothing, 'en')).toBeUndefined();
  expect(kindLineFor(['gambling'], dismissed, 'en')).toBeUndefined();
});
