import { activeRelease, type PlatformTranslate } from './active-release';
import { en } from './texts';

/** Simplified `t`: returns the key with its values. */
const t: PlatformTranslate = (key, values) =>
  Object.entries(values ?? {}).reduce<string>(
    (text, [name, value]) => text.replace(`{${name}}`, String(value)),
    en[key],
  );

const shown = (canary: Parameters<typeof activeRelease>[0]['canary']) =>
  activeRelease({ stable: '1.1.0', canary, built: null, frozen: false }, t, (value) => `${value}%`);

test.each([
  [null, '1.1.0'],
  [{ version: '1.2.0', percent: 10 }, '1.1.0; 1.2.0 for 10%'],
])('the active release with the canary %j is shown as %s', (canary, text) => expect(shown(canary)).toBe(text));
