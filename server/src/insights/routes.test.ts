import { languages } from '@verdant/shared/contract';
import { troubleSigns } from '../money/signs';
import { chooseSupportSentence } from './routes';

const nothing = new Map();
const dismissed = new Map([['kind-line', { state: 'dismissed', changedAt: new Date() } as const]]);

it.each(languages)(
  'the message for each sign of financial trouble in %s has a phone link, and no dollar amount or reproach',
  (language) => {
    for (const sign of troubleSigns) {
      const line = chooseSupportSentence([sign], nothing, language);
      expect(line?.text).toMatch(/^\p{Lu}.{40,}\.$/u);
      expect(line?.text).not.toMatch(/\$|\byou must\b|addict/i);
      expect(line?.links.some(({ url }) => url.startsWith('tel:'))).toBe(true);
    }
  },
);

it('a support message names help only for the most serious sign of trouble, and is absent with no sign or if dismissed', () => {
  expect(chooseSupportSentence(['gambling', 'bnpl'], nothing, 'en')?.text).toMatch(/Gambling Help/);
  expect(chooseSupportSentence([], nothing, 'en')).toBeUndefined();
  expect(chooseSupportSentence(['gambling'], dismissed, 'en')).toBeUndefined();
});
