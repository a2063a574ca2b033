import type { Language } from '@verdant/shared/contract';

export const goals = ['debt_free', 'home', 'retirement', 'income', 'ethical', 'growth', 'family', 'travel'] as const;
export type Goal = (typeof goals)[number];

type Words = Readonly<Record<Language, string>>;

/**
 * Words that name a goal in a free text. All languages are looked through, since nobody has to write in that of the page.
 * They shape the focus that is suggested and the order of advice, and never a score.
 */
const goalWords: Readonly<Record<Goal, Words>> = {
  debt_free: {
    en: 'debts?|debt-free|owe|pay (?:it |them )?off|credit card',
    es: 'deudas?|tarjetas? de crédito',
    fr: 'dettes?|cartes? de crédit|désendetter',
    de: 'schulden|schuldenfrei|kreditkarten?',
  },
  home: {
    en: 'house|home|deposit|apartment|unit',
    es: 'casa|vivienda|piso|hipoteca',
    fr: 'maison|logement|appartement',
    de: 'haus|eigenheim|wohnung',
  },
  retirement: {
    en: 'retired?|retirement|my super|superannuation',
    es: 'jubilación|jubilarme|jubilarnos|mi super',
    fr: 'retraite|ma super',
    de: 'rente|ruhestand|altersvorsorge|meine super',
  },
  income: {
    en: 'passive income|dividends?|rental income|extra income',
    es: 'ingresos (?:pasivos|extra)|dividendos',
    fr: 'revenus (?:passifs|locatifs|complémentaires)|dividendes',
    de: 'passives einkommen|dividenden?|mieteinnahmen|nebeneinkommen',
  },
  ethical: {
    en: 'ethical|ethically|sustainable|environment|climate|my values',
    es: 'étic[ao]s?|sostenibles?|medio ambiente|clima|mis valores',
    fr: 'éthiques?|environnement|climat|mes valeurs',
    de: 'ethisch|nachhaltig|nachhaltige?r?|umwelt|klima|meine werte',
  },
  growth: {
    en: 'grow|growth|wealth|invest|investing|investments?',
    es: 'crecer|crecimiento|patrimonio|invertir|inversión|inversiones',
    fr: 'faire croître|croissance|patrimoine|investir|investissements?|placements?',
    de: 'wachsen|wachstum|vermögen|anlegen|geldanlagen?|investieren',
  },
  family: {
    en: 'family|kids?|child|children|school',
    es: 'familia|hij[ao]s?|niñ[ao]s?|colegio',
    fr: 'famille|enfants?|école',
    de: 'familie|kinder|kindern?|schule',
  },
  travel: {
    en: 'travel|trip|holidays?|overseas|time off',
    es: 'viajar|viajes?|vacaciones',
    fr: 'voyager|voyages?|vacances',
    de: 'reisen?|urlaub|weltreise',
  },
};

const matcherOf = (words: Words) => new RegExp(`(?<!\\p{L})(?:${Object.values(words).join('|')})(?!\\p{L})`, 'iu');
const matchers = new Map(Object.entries(goalWords).map(([goal, words]) => [goal, matcherOf(words)]));

/** "I never want to invest again" is no wish to invest. "Without debts" is one, in every language. */
const negated =
  /(?<!\p{L})(?:(?:never|not|no longer|don.?t|stop|nunca|no quiero|ya no|dejar de|jamais|ne|arrêter|nie|nicht|kein\p{L}*|aufhören)(?!\p{L})|n')[^.,;!?]*/giu;

/** Whether a free text names a goal. */
export function namesGoal(text: string, goal: Goal): boolean {
  return matchers.get(goal)?.test(text.replace(negated, ' ')) ?? false;
}
