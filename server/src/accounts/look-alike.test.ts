import { refuseLookAlike } from './look-alike';
import { emailKey } from './store';

const isRefused = (email: string): boolean => {
  try {
    refuseLookAlike('email', email);
    return false;
  } catch {
    return true;
  }
};
const LAST_ASCII = 0x7f;
/** Yields every assigned character of Unicode beyond ASCII. */
function* others(): Generator<string> {
  for (let code = LAST_ASCII + 1; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (!/[\p{Cn}\p{Co}\p{Cs}]/u.test(character)) yield character;
  }
}
const hasAscii = (text: string) => Array.from(text).some((character) => character <= '\x7F');

test('no accepted character becomes ASCII when an e-mail address is normalized', () => {
  const wrong: string[] = [];
  let refused = 0;
  for (const character of others()) {
    const address = `${character}@example.com`;
    if (isRefused(address)) refused += 1;
    else {
      const [local = ''] = emailKey(address).split('@');
      const forms = [local, character.normalize('NFKC'), character.toUpperCase().toLowerCase().normalize('NFC')];
      const single = forms.filter((form, index) => hasAscii(form) && (index < 2 || Array.from(form).length === 1));
      if (single.length > 0) wrong.push(character);
    }
  }
  expect(wrong).toEqual([]);
  // Refused characters are signs, full-width letters, mathematical letters and the like, which real addresses lack.
  expect(refused).toBeGreaterThan(1_000);
  expect(refused).toBeLessThan(3_000);
});

test.each([
  'ada@example.com',
  'Zo\u00EB@example.com',
  'zoe\u0308@example.com',
  'stra\u00DFe@gro\u00DFhandel.de',
  '用户@例え.jp',
  'пользователь@пример.рф',
  'ผู้ใช้กำ@ตัวอย่าง.ไทย',
  'उपयोगकर्ता@उदाहरण.भारत',
])('the e-mail address %s is accepted', (email) => expect(isRefused(email)).toBe(false));
