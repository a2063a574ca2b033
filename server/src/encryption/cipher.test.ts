import { createSealer, isKey, isSealed, newKey } from './sealer';

const TEXT = 'GEZDGNBVGY3TQOJQ';

test('a sealed text opens with the same key for the same owner, and looks different each time', () => {
  const sealer = createSealer(newKey());
  const [one, other] = [sealer.seal(TEXT, 'user-1'), sealer.seal(TEXT, 'user-1')];
  expect(one).not.toBe(other);
  expect(isSealed(one)).toBe(true);
  expect(one).not.toContain(TEXT);
  expect([sealer.open(one, 'user-1'), sealer.open(other, 'user-1')]).toEqual([TEXT, TEXT]);
});

test('it opens neither for another owner, nor with another key, nor changed', () => {
  const sealer = createSealer(newKey());
  const sealed = sealer.seal(TEXT, 'user-1');
  const changed = sealed.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
  expect(() => sealer.open(sealed, 'user-2')).toThrow();
  expect(() => createSealer(newKey()).open(sealed, 'user-1')).toThrow();
  expect(() => sealer.open(changed, 'user-1')).toThrow();
  expect(() => sealer.open('v1.', 'user-1')).toThrow();
});

test('without a key texts stay as they are, and sealed ones say what is missing', () => {
  const none = createSealer(undefined);
  expect(none.open(none.seal(TEXT, 'user-1'), 'user-1')).toBe(TEXT);
  expect(createSealer(newKey()).open(TEXT, 'user-1')).toBe(TEXT);
  expect(() => none.open(createSealer(newKey()).seal(TEXT, 'user-1'), 'user-1')).toThrow(/^VERDANT_ENCRYPTION_KEY/);
});

test('a key has 32 bytes', () => {
  expect(isKey(newKey())).toBe(true);
  expect(isKey(newKey().replaceAll('+', '-').replaceAll('/', '_'))).toBe(true);
  for (const wrong of ['', 'short', 'x'.repeat(42), `AAAA${newKey()}`, newKey().replace('=', ' ')]) {
    expect([wrong, isKey(wrong)]).toEqual([wrong, false]);
  }
});
