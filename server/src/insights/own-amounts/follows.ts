import { fillText, SKIP, type Language, type OfferedAnswer, type Recommendation } from '@verdant/shared/contract';
import { chosenValues, gateState } from '../../quiz/answers';
import { answerTo, pictureOf, questionOf, type Picture } from '../picture';
import { applyingRules } from '../recommendations/recommend';
import { rules } from '../recommendations/rules';
import { upkeep } from '../recommendations/upkeep';
import { wordsOf } from '../recommendations/words-of';
import { textsIn, type RuleId, type UpkeepId } from '../texts';
import { formats } from './formats';
import { ownTexts } from './texts';

/** What accounts suggest, by the ids of the questions. */
export type Offers = ReadonlyMap<string, OfferedAnswer>;
type Figure = OfferedAnswer['figure'];

/** The offers that another option was chosen for; no user who would rather not say, and nothing that does not apply. */
export function differingOffers(picture: Picture, offers: Offers): [id: string, offered: OfferedAnswer][] {
  return [...offers].filter(([id, { answer }]) => {
    const given = picture.answers.find(({ questionId }) => questionId === id)?.answer;
    if (given === undefined || chosenValues(given).includes(SKIP)) return false;
    return given !== answer && gateState(questionOf(picture, id), picture.answers) !== 'closed';
  });
}

/** The picture with answers in place of those that were given. */
function withAnswers(
  { questionBank, answers }: Picture,
  offers: readonly (readonly [string, OfferedAnswer])[],
): Picture {
  const other = new Map(offers);
  return pictureOf(
    questionBank,
    answers.map((given) => ({ ...given, answer: other.get(given.questionId)?.answer ?? given.answer })),
  );
}

/** All that advice could say to these answers, whether or not there is room for it. */
function possible(picture: Picture, language: Language): ReadonlySet<string> {
  const words = applyingRules(picture).map((rule) => `${rule.id}: ${wordsOf(rule, picture, language).text}`);
  return new Set([...words, ...upkeep(picture, [], language).map(({ title }) => title)]);
}

const covers = (test: (months: number) => boolean) => (figure: Figure) =>
  figure.kind === 'covered_months' && test(figure.value);
const spent = (test: (percent: number) => boolean) => (figure: Figure) =>
  figure.kind === 'spent_percent' && test(figure.value);

/** From where on the ladder of spending (`ladders`) more goes out than comes in. */
const OVERSPENT = 105;

/** Figures that speak against what a rule says, whatever it was derived from. */
const ruleAgainst: Readonly<Partial<Record<RuleId, (figure: Figure) => boolean>>> = {
  'starter-buffer': covers((months) => months >= 1),
  'full-buffer': covers((months) => months >= 3),
  'save-a-step-more': covers((months) => months < 3 || months >= 6),
  'spending-gap': spent((percent) => percent < 95),
  'retirement-spending': spent((percent) => percent <= OVERSPENT),
};
const praiseAgainst: readonly (readonly [UpkeepId, (figure: Figure) => boolean])[] = [
  ['keep-emergency-fund', covers((months) => months < 3)],
  ['keep-cash-flow', spent((percent) => percent > OVERSPENT)],
];
/** Against putting money away for long. */
const growthAgainst = (figure: Figure) =>
  covers((months) => months < 3)(figure) || spent((percent) => percent > OVERSPENT)(figure);

/** The figures that speak against an action. */
function againstOf(
  { id, title }: Recommendation,
  picture: Picture,
  language: Language,
): ((figure: Figure) => boolean)[] {
  const rule = rules.find((one) => one.id === id);
  if (rule) {
    const takesSavings = rule.id === 'card-in-full' && rule.textFor?.(picture) === 'savings';
    const own = ruleAgainst[rule.id];
    return [
      ...(own ? [own] : []),
      ...(rule.isAboutGrowth ? [growthAgainst] : []),
      ...(takesSavings ? [covers((months) => months < 3)] : []),
    ];
  }
  const { upkeep: words } = textsIn(language);
  return praiseAgainst.flatMap(([key, test]) => (words[key].title === title ? [test] : []));
}

function figureText({ kind, value }: Figure, language: Language): string {
  const { showsMonths, showsMonth, showsSpent } = ownTexts[language];
  const { months, percent } = formats[language];
  if (kind === 'spent_percent') return fillText(showsSpent, { percent: percent(value) });
  return value === 1 ? showsMonth : fillText(showsMonths, { months: months(value) });
}

function labelOf(picture: Picture, id: string, language: Language): string {
  const given = chosenValues(answerTo(picture, id) ?? []);
  return questionOf(picture, id).words[language].options.find(({ value }) => given.includes(value))?.label ?? '';
}

/**
 * For each action, that it follows an answer where a figure of the accounts states otherwise; undefined where nothing does.
 * Help in trouble states nothing of the kind: it holds whichever of the two is right.
 */
export function followsOf(
  picture: Picture,
  offers: Offers,
  language: Language,
): (action: Recommendation) => string | undefined {
  const differing = differingOffers(picture, offers);
  const attempts = [...differing.map((one) => [one]), ...(differing.length > 1 ? [differing] : [])];
  const others = attempts.map((tried) => ({ tried, possible: possible(withAnswers(picture, tried), language) }));
  return (action) => {
    if (action.essential) return undefined;
    const rule = rules.find(({ id }) => id === action.id);
    const key = rule ? `${rule.id}: ${wordsOf(rule, picture, language).text}` : action.title;
    const [byAnswer] = others.find((other) => !other.possible.has(key))?.tried ?? [];
    const { followsAnswer, followsAnswers } = ownTexts[language];
    if (byAnswer) {
      const [id, { figure }] = byAnswer;
      return `${fillText(followsAnswer, { answer: labelOf(picture, id, language) })} ${figureText(figure, language)}`;
    }
    const tests = againstOf(action, picture, language);
    const against = [...offers.values()].find(({ figure }) => tests.some((test) => test(figure)));
    return against && `${followsAnswers} ${figureText(against.figure, language)}`;
  };
}
