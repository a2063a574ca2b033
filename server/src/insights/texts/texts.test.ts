import { languages, metricTitles, type Language } from '@verdant/shared/contract';
import { questionBank } from '../../quiz/question-bank';
import { rules } from '../recommendations/rules';
import { ruleTexts, fillBenchmarks, textsIn, type AdviceTexts } from '.';
import { formattedBenchmarks } from './figures';

/** Maximum characters of a text: 300 in English, and a third more in other languages. */
const longestIn = (language: Language) => (language === 'en' ? 300 : 400);
const translated = languages.filter((language) => language !== 'en');

/** Returns all displayed texts in the tree `texts`, by their paths. */
function shown(texts: unknown, language: Language, place = ''): Record<string, string> {
  if (typeof texts === 'string') return { [place]: fillBenchmarks(texts, language) };
  if (typeof texts !== 'object' || texts === null) return {};
  return Object.fromEntries(
    Object.entries(texts).flatMap(([key, text]) => Object.entries(shown(text, language, `${place}/${key}`))),
  );
}

/** Labels of questions that are the same in all languages, and names of places. */
const SAME_EVERYWHERE = ['No', 'Victoria', 'Queensland', 'Tasmania'];

/** Returns all texts of insights except the separator. */
function insightTexts(language: Language): Record<string, string> {
  const all = shown(textsIn(language), language);
  Reflect.deleteProperty(all, '/explanation/semicolon');
  return all;
}

/** Returns all texts of insights and questions. */
function everything(language: Language): Record<string, string> {
  const questions = questionBank.questions.flatMap(({ id, words }) => [
    [id, words[language].text] as const,
    ...words[language].options.map(({ value, label }) => [`${id}/${value}`, label] as const),
  ]);
  return { ...insightTexts(language), ...Object.fromEntries(questions) };
}

const parts = ({ text }: AdviceTexts): string[] => (typeof text === 'string' ? [text] : Object.values(text));
const digits = (text: string) => (text.replace(/(\d)[\s.,](?=\d{3}(?!\d))/g, '$1').match(/\d+/g) ?? []).toSorted();

describe.each(languages)('the texts in %s', (language) => {
  const all = insightTexts(language);

  it('use straight apostrophes and no product names', () => {
    const words = Object.values(all).join('\n');
    expect(words).not.toMatch(/[‘’“”„«»…]/);
    expect(words).not.toMatch(/\b(Afterpay|Zip|Vanguard|CommBank|ANZ|Westpac|NAB)\b/);
  });

  it('are whole sentences of a readable length', () => {
    for (const { id } of rules) {
      for (const part of parts(ruleTexts(id, language))) {
        const text = fillBenchmarks(part, language);
        expect([id, text.length > 40 && text.length <= longestIn(language)]).toEqual([id, true]);
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
      }
    }
  });

  it('contain the phone number of the National Debt Helpline wherever the English text contains the number', () => {
    const english = insightTexts('en');
    const places = Object.keys(english).filter((place) => english[place]?.includes('1800 007 007'));
    expect(places).toContain('/rules/debt-counsellor/text/before');
    for (const place of places) expect(all[place]).toMatch(/National Debt Helpline.*1800 007 007/);
  });
});

it('English texts use Australian spelling and wording', () => {
  const words = Object.values(everything('en')).join(' ');
  expect(words).not.toMatch(/\b(counselor|color|favor|\w+iz(e|ing|ation)\b|program for|get a raise|work toward )/i);
  // Clients find metrics by their titles, and English advice uses the same names.
  expect(words).toContain(metricTitles.overall);
});

describe.each(translated)('the translation into %s', (language) => {
  const [english, all] = [everything('en'), everything(language)];

  it('contains every text, and no text is identical to the English text', () => {
    expect(Object.keys(all).toSorted()).toEqual(Object.keys(english).toSorted());
    const same = Object.keys(all).filter((place) => all[place] === '' || all[place] === english[place]);
    expect(same.filter((place) => !SAME_EVERYWHERE.includes(all[place] ?? ''))).toEqual([]);
  });

  it('contains every number that the English texts contain', () => {
    for (const [place, text] of Object.entries(english)) {
      expect([place, digits(all[place] ?? '')]).toEqual([place, digits(text)]);
    }
  });

  it('writes money as A$', () => {
    for (const text of Object.values(all)) expect(text).not.toMatch(/(?<!A)\$|AUD|AU\$| A\$/);
    expect(formattedBenchmarks[language].perYear).toContain('A$');
  });

  it('addresses users formally', () => {
    const familiar: Partial<Record<Language, RegExp>> = {
      es: /(?<!\p{L})(tú|tu|tus|ti|contigo|tienes|puedes)(?!\p{L})/iu,
      fr: /(?<!\p{L})(tu|ton|ta|tes|toi)(?!\p{L})/iu,
      de: /(?<!\p{L})(du|dich|dir|dein|deine|deinen|deinem|deiner)(?!\p{L})/iu,
    };
    for (const text of Object.values(all)) expect(text).not.toMatch(familiar[language] ?? /^$/);
  });
});

it('French texts have a non-breaking space before punctuation and percent signs, except in the name "Deposit Scheme"', () => {
  expect(Object.values(insightTexts('fr')).join('\n')).not.toMatch(
    /(?<![\u202f\u00a0])[;?!]|[^\u00a0]:|[^\u202f]%(?! Deposit Scheme)/,
  );
});

it('money, percentages and dates are formatted as usual in each language', () => {
  const some = ['en', 'es', 'fr', 'de'] as const;
  const shownBy = (figure: 'perYear' | 'superPercent' | 'bnplRegulatedSince') =>
    some.map((language) => formattedBenchmarks[language][figure]).join('|');
  expect(shownBy('perYear')).toBe('$1,040|1.040\u00a0A$|1\u202f040\u00a0A$|1.040\u00a0A$');
  expect(shownBy('superPercent')).toBe('12%|12\u00a0%|12\u202f%|12\u00a0%');
  expect(shownBy('bnplRegulatedSince')).toBe('10 June 2025|10 de junio de 2025|10 juin 2025|10. Juni 2025');
});
