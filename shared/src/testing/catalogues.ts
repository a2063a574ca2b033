type Catalogue = Readonly<Record<string, string>>;

type CatalogueOptions = {
  /** Keys whose text can be the same as in English. */
  same?: readonly string[];
};

const MESSAGE_PREFIX = 'message.';

const placeholdersOf = (text: string): string =>
  [...text.matchAll(/\{\w+\}/g)]
    .map(([placeholder]) => placeholder)
    .toSorted()
    .join(' ');

/** Matches an ordinary space before a sign, which would allow a line break before the sign. */
const BREAKABLE_SIGN = / [?!:;%$]/;

/** Returns the English texts, and every English message for which a translation has a text (see `translateMessage`). */
function expectedTexts(english: Catalogue, translations: Catalogue[]): Catalogue {
  const messages = translations
    .flatMap((texts) => Object.keys(texts))
    .filter((key) => key.startsWith(MESSAGE_PREFIX))
    .map((key) => [key, key.slice(MESSAGE_PREFIX.length)] as const);
  return { ...Object.fromEntries(messages), ...english };
}

function textProblems(text: string, original: string): string[] {
  const [own, expected] = [placeholdersOf(text), placeholdersOf(original)];
  return [
    ...(own === expected ? [] : [`has ${own}, English ${expected}`]),
    ...(text === text.trim() ? [] : ['has spaces around it']),
    ...(BREAKABLE_SIGN.test(text) ? ['has an ordinary space before a sign'] : []),
    ...(/[’‘“”…]/.test(text) ? ['has curly quotes or an ellipsis character'] : []),
  ];
}

const hasWords = (text: string): boolean => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''));

/**
 * Lists the problems of a catalogue's translations; empty if there are none. A complete translation has the keys and
 * placeholders of the English texts, and texts that differ from English, except for the keys in `same`.
 * @param translations by language code
 */
export function catalogueProblems(
  english: Catalogue,
  translations: Readonly<Record<string, Catalogue>>,
  { same = [] }: CatalogueOptions = {},
): string[] {
  const expected = expectedTexts(english, Object.values(translations));
  const problems: string[] = [];
  const copies = new Set<string>();
  for (const [language, texts] of Object.entries(translations)) {
    const report = (key: string, problem: string) => problems.push(`${language} ${key}: ${problem}`);
    for (const key of Object.keys(texts)) if (!(key in expected)) report(key, 'English has no such text');
    for (const [key, original] of Object.entries(expected)) {
      const text = texts[key];
      if (text === undefined || text.trim() === '') {
        report(key, 'missing or empty');
        continue;
      }
      for (const problem of textProblems(text, original)) report(key, problem);
      if (text === original && hasWords(text)) copies.add(key);
    }
  }
  for (const key of copies) if (!same.includes(key)) problems.push(`${key}: the same as in English`);
  for (const key of same) if (!copies.has(key)) problems.push(`${key}: excused, but translated everywhere`);
  return problems;
}
