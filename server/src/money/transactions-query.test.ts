import { languages } from '@verdant/shared/contract';
import { foldText, parseSearchAmount, parseSearch } from './transactions-query';

test.each([
  ['1234', 1234, undefined],
  ['1,234.56', 1234, 56],
  ['$1,234.56', 1234, 56],
  ['-$1,234.56', 1234, 56],
  ['\u2212$1,234.56', 1234, 56],
  ['$-1234.56', 1234, 56],
  ['($1,234.56)', 1234, 56],
  ['1.234,56 AU$', 1234, 56],
  ['1\u202f234,56\u00a0$AU', 1234, 56],
  ["1'234.56", 1234, 56],
  ['3,200', 3200, undefined],
  ['3.200', 3200, undefined],
  ['4.5', 4, 50],
  ['1,234,567', 1_234_567, undefined],
])('"%s" is read as an amount of money', (text, dollars, hundredths) => {
  expect(parseSearchAmount(text)).toEqual({ dollars, hundredths });
});

test.each(['', '-', '$', '12/11', '3 wattle', '1,23,4', '1..5', '7-eleven', '1234567890123', '.'])(
  '"%s" is not read as an amount of money',
  (text) => {
    expect(parseSearchAmount(text)).toBeUndefined();
  },
);

const formats = languages.flatMap((language) =>
  (['narrowSymbol', 'symbol', 'code'] as const).map((currencyDisplay) => {
    const { format } = new Intl.NumberFormat(language, { style: 'currency', currency: 'AUD', currencyDisplay });
    return [`${language}, ${currencyDisplay}`, format] as const;
  }),
);
test.each(formats)(
  'an amount written in the currency format "%s" is parsed as the same amount, without its sign',
  (_name, format) => {
    for (const cents of [-123_456, 123_456, -450, 320_000, -100_000_000]) {
      const found = parseSearchAmount(format(cents / 100));
      expect((found?.dollars ?? 0) * 100 + (found?.hundredths ?? 0)).toBe(Math.abs(cents));
    }
  },
);

test('a search ignores accents, kinds of apostrophe and letter case', () => {
  expect(foldText('O\u2019BRIEN CAFÉ ZOË')).toBe(foldText("o'brien cafe zoe"));
});

test('a search is split into words at every character other than a letter or digit, except within amounts', () => {
  expect(parseSearch(' zoë  7-ELEVEN 4.50 ').words).toEqual([
    { text: 'zoe' },
    { text: '7' },
    { text: 'eleven' },
    { text: '4.50', amount: { dollars: 4, hundredths: 50 } },
  ]);
});

test('a search without letters and digits is used unchanged', () => {
  expect(parseSearch('%_').words).toEqual([{ text: '%_' }]);
});
