import { estimatedParts, judgeStrength, ownWords } from './password-strength';

const estimate = (guesses: number, dictionaryName?: string, pattern = 'dictionary') => ({
  guesses,
  sequence: [{ pattern, token: 'x', dictionaryName }],
});

test.each([
  [999_999, 'weak'],
  [1e6, 'fair'],
  [1e8, 'good'],
  [1e10, 'strong'],
])('a password that takes %d guesses is rated %s', (guesses, level) => {
  expect(judgeStrength([estimate(guesses)])).toMatchObject({ level });
});

test.each([
  ['userInputs', 'dictionary', 'personal'],
  ['passwords-common', 'dictionary', 'common'],
  [undefined, 'repeat', 'pattern'],
  ['commonWords-en', 'dictionary', 'words'],
])(
  'a weak password from the dictionary %s with the pattern %s is explained as %s',
  (dictionaryName, pattern, weakness) => {
    expect(judgeStrength([estimate(10, dictionaryName, pattern)])).toEqual({ level: 'weak', weakness });
  },
);

test('a long password gets the higher rating of its first 32 and its last 32 characters', () => {
  const password = `${'a'.repeat(100)}${'b'.repeat(40)}`;
  expect(estimatedParts(password)).toEqual(['a'.repeat(32), 'b'.repeat(32)]);
  expect(estimatedParts('short')).toEqual(['short']);
  expect(judgeStrength([estimate(10), estimate(1e9)])).toEqual({ level: 'good' });
});

test('personal words are found in the email address, names, phone number and product name, except very short words', () => {
  const owner = { email: 'Jo.Ng@mail.example', first_name: 'Mary-Jo', last_name: 'Ng', phone: '+61 400 123 456' };
  expect(ownWords('Verdant', owner)).toEqual(
    expect.arrayContaining([
      'verdant',
      'jo.ng@mail.example',
      'jo.ng',
      'mail',
      'mary-jo',
      'mary',
      'mary-jong',
      '400123456',
      '61400123456',
    ]),
  );
  expect(ownWords('Verdant', {})).toEqual(['verdant']);
  expect(ownWords('Verdant', owner)).not.toContain('ng');
});
