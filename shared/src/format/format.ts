import type { Language } from '../contract';

/** Every language is that of people who live in Australia: amounts stay in Australian dollars, written `$`. */
const locales: Record<Language, string> = { en: 'en-AU', es: 'es', fr: 'fr', de: 'de' };
const percentSigns: Record<Language, string> = { en: '%', es: '\u00a0%', fr: '\u202f%', de: '\u00a0%' };

type NumberOptions = {
  /** Decimals that are always shown; as many as the number has when it is missing. */
  digits?: number;
  /** Puts a plus before positive numbers too; 0 has no sign. */
  signed?: boolean;
};

/** Making an Intl object takes far longer than using it, so each is kept. */
function keep<T>(make: (...key: string[]) => T): (...key: string[]) => T {
  const made = new Map<string, T>();
  return (...key) => {
    const name = key.join(' ');
    const known = made.get(name) ?? make(...key);
    made.set(name, known);
    return known;
  };
}

const moneyFormat = keep(
  (locale, digits) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'AUD',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: Number(digits),
      maximumFractionDigits: Number(digits),
      // Spanish leaves four digits ungrouped, which reads badly in a column of amounts.
      useGrouping: true,
    }),
);
const dateFormat = keep(
  (locale) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);
const numberFormat = keep(
  (locale, digits, sign) =>
    new Intl.NumberFormat(locale, {
      ...(digits && { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) }),
      ...(sign && { signDisplay: 'exceptZero' }),
      useGrouping: true,
    }),
);

/** Australian dollars, for example `$1,234.50` or `1.234,50 $`; whole amounts without cents. */
export function formatMoney(dollars: number, language: Language = 'en'): string {
  return moneyFormat(locales[language], Number.isInteger(dollars) ? '0' : '2').format(dollars);
}

/** A number with the language's separators, for example `1,234.5` or `1.234,5`. */
export function formatNumber(value: number, language: Language = 'en', { digits, signed }: NumberOptions = {}): string {
  return numberFormat(locales[language], digits === undefined ? '' : String(digits), signed ? 'signed' : '').format(
    value,
  );
}

/** A percentage from 0 to 100, for example `78%` or `78 %`; whole unless `digits` says otherwise. */
export function formatPercent(
  percent: number,
  language: Language = 'en',
  { digits = 0, signed }: NumberOptions = {},
): string {
  const plain = digits === 0 && !signed;
  return `${plain ? Math.round(percent) : formatNumber(percent, language, { digits, signed })}${percentSigns[language]}`;
}

/** An ISO date (`2024-03-15`) as `15 Mar 2024`. An invalid date is given back as it is. */
export function formatDate(isoDate: string, language: Language = 'en'): string {
  const date = new Date(isoDate);
  return Number.isNaN(date.getTime()) ? isoDate : dateFormat(locales[language]).format(date);
}
