/** Words in texts about lengths of time, in four languages, grouped by meaning. */
const numberWords = {
  '0': 'zero nil null cero zéro',
  '1': 'one ein eine einen einem einer eins un una uno une',
  '2': 'two couple few zwei paar einige dos deux quelques',
  '3': 'three drei tres trois',
  '4': 'four vier cuatro quatre',
  '5': 'five fünf cinco cinq',
  '6': 'six sechs seis',
  '7': 'seven sieben siete sept',
  '8': 'eight acht ocho huit',
  '9': 'nine neun nueve neuf',
  '10': 'ten zehn diez dix',
  '11': 'eleven elf once onze',
  '12': 'twelve zwölf doce douze',
  '1.5': 'anderthalb eineinhalb',
  '2.5': 'zweieinhalb',
  half: '½ half halb halbe halben halber halbes medio media demi demie',
  day: 'day days tag tage tagen día días dia dias jour jours',
  week: 'w wk wks week weeks woche wochen semana semanas semaine semaines',
  fortnight: 'fortnight fortnights quincena quinzaine',
  month: 'm mo mos mth mths month months monat monate monaten mes meses mois',
  year: 'yr yrs year years jahr jahre jahren año años an ans année années',
  to: '- – — to or bis oder o ou a à',
  and: 'and und y et',
  below:
    '< under below less almost nearly weniger unter höchstens fast knapp menos hasta casi moins presque max maximal',
  // Words before a number that change it at most slightly, so they are ignored.
  about:
    '> + ~ about around approx approximately roughly maybe perhaps probably more longer over than at least of i think so ca circa etwa ungefähr rund vielleicht wohl mehr länger über als mindestens von de d que más unos unas aproximadamente quizás quizá environ plus peut être',
};

const tokenKinds: ReadonlyMap<string, string> = new Map(
  Object.entries(numberWords).flatMap(([kind, list]) => list.split(' ').map((word) => [word, kind] as const)),
);

/** Texts that, as a whole, mean that the user has no savings. */
const noSavingsPhrases = new Set(
  [
    'none|nothing|no savings|i have no savings|not at all|less than a day',
    'keine|keinen|nichts|gar nicht|keine ersparnisse|ich habe keine ersparnisse',
    'nada|ninguno|ninguna|sin ahorros|no tengo ahorros',
    "aucun|aucune|rien|pas d'épargne|je n'ai pas d'épargne",
  ].flatMap((texts) => texts.split('|')),
);

const DAYS_A_MONTH = 365 / 12;
const unitsInMonths: ReadonlyMap<string, number> = new Map([
  ['day', 1 / DAYS_A_MONTH],
  ['week', 7 / DAYS_A_MONTH],
  ['fortnight', 14 / DAYS_A_MONTH],
  ['month', 1],
  ['year', 12],
]);

const LONGEST_TEXT = 100;
/** Largest number without a unit that is read as months. A larger number more likely means money or days. */
const MOST_BARE = 60;
const MOST_MONTHS = 1200;
/** Factor for texts such as "less than three months", so that the result is below three. */
const BELOW = 0.99;

const ALLOWED = /^[\p{L}\p{M}0-9½\s.,'’"()<>~+!–—-]*$/u;
const TOKENS = /[0-9]+(?:[.,][0-9]+)?|[.,][0-9]+|[\p{L}\p{M}]+|[½<>~+–—-]/gu;
const NUMBER = /^[0-9.,]/;
/** Separator before three or more digits: either a decimal or a thousands separator. */
const AMBIGUOUS = /[.,][0-9]{3,}$/;
const DASHES = ['-', '–', '—'];

interface Quantity {
  amount: number;
  unit: number | null;
  /** Kind of the word that links this quantity to the previous one: `to` for a range, `and` for a sum. */
  readonly link: 'to' | 'and' | null;
}

interface Token {
  readonly word: string;
  readonly kind: string;
  readonly amount: number | null;
}

function tokenOf(word: string): Token | null {
  if (NUMBER.test(word)) {
    return AMBIGUOUS.test(word) ? null : { word, kind: 'number', amount: Number(word.replace(',', '.')) };
  }
  const kind = tokenKinds.get(word);
  if (kind === undefined) return null;
  return NUMBER.test(kind) ? { word, kind: 'number', amount: Number(kind) } : { word, kind, amount: null };
}

/** Collects the quantities of a text, and the words that link the quantities, token by token. */
class DurationParser {
  readonly quantities: Quantity[] = [];
  isBelow = false;
  private link: Quantity['link'] = null;

  /** Returns the number that still has no unit. */
  private open(): Quantity | null {
    const last = this.quantities.at(-1);
    return last?.unit === null && this.link === null ? last : null;
  }

  private add(amount: number): boolean {
    if (this.open()) return false;
    this.quantities.push({ amount, unit: null, link: this.link });
    this.link = null;
    return true;
  }

  private addHalf(word: string): boolean {
    const last = this.quantities.at(-1);
    if (last && (this.link === 'and' || (this.open() && word === '½'))) {
      last.amount += 0.5;
      this.link = null;
      return true;
    }
    const open = this.open();
    if (!open) return this.add(0.5);
    if (open.amount !== 1) return false;
    open.amount = 0.5;
    return true;
  }

  private join({ word }: Token, next: Token | undefined): boolean {
    // "a week", "half a year", "a few weeks", "and a half".
    const isUnit = unitsInMonths.has(next?.kind ?? '');
    if (word === 'a' && (isUnit || this.link !== null || this.quantities.length === 0)) {
      const open = this.open();
      if (!isUnit) return next?.kind === 'number' || next?.kind === 'half';
      return open ? open.amount === 0.5 : this.add(1);
    }
    if (next?.kind === 'about' || next?.kind === 'below') return true;
    if (word === 'bis' && this.quantities.length === 0) return (this.isBelow = true);
    const isLoose = DASHES.includes(word) && (next?.amount ?? null) === null;
    if (this.quantities.length === 0 || this.link !== null || isLoose) return false;
    this.link = 'to';
    return true;
  }

  /** Adds a token to the phrase. Returns false if the token cannot follow the previous tokens. */
  take(token: Token, next: Token | undefined): boolean {
    const { kind, amount, word } = token;
    if (amount !== null) return this.add(amount);
    const unit = unitsInMonths.get(kind);
    if (unit !== undefined) {
      const open = this.open();
      if (open) open.unit = unit;
      return open !== null;
    }
    if (kind === 'half') return this.addHalf(word);
    if (kind === 'to') return this.join(token, next);
    if (kind === 'and') {
      this.link = 'and';
      return this.quantities.length > 0;
    }
    if (kind === 'below') this.isBelow = true;
    return true;
  }

  /** Returns the months; null if the text is neither a length of time nor a range of two. */
  months(): number | null {
    const [first, second, third] = this.quantities;
    if (!first || third || this.link !== null) return null;
    const hasUnit = first.unit !== null || second?.unit != null;
    const value = ({ amount, unit }: Quantity, other?: Quantity) => amount * (unit ?? other?.unit ?? 1);
    const isSum = second !== undefined && second.link !== 'to';
    if (isSum && !(first.unit !== null && second.unit !== null && second.unit < first.unit)) return null;
    const rest = second ? value(second, first) : null;
    const whole = value(first, second);
    const months = rest === null ? whole : isSum ? whole + rest : Math.min(whole, rest);
    if (Math.max(whole, rest ?? 0) > (hasUnit ? MOST_MONTHS : MOST_BARE)) return null;
    return this.isBelow ? months * BELOW : months;
  }
}

/**
 * Reads a number of months in any of the languages; "three to six months" gives the lower end. Returns null for unknown
 * words, negative and absurd numbers; never guesses.
 */
export function readMonths(answer: string): number | null {
  const text = answer.trim().toLowerCase().replace('1/2', '½');
  if (text.length > LONGEST_TEXT || !ALLOWED.test(text)) return null;
  const bare = text.replaceAll(/[.!]/gu, '').replaceAll('’', "'");
  if (noSavingsPhrases.has(bare)) return 0;
  const tokens = (text.match(TOKENS) ?? []).map(tokenOf);
  const reading = new DurationParser();
  const fits = tokens.every((token, index) => token !== null && reading.take(token, tokens[index + 1] ?? undefined));
  return fits ? reading.months() : null;
}
