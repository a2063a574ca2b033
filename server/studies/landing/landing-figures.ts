import { join } from 'node:path';
import { DEFAULT_QUESTION_TOTAL, languages, type Language } from '@verdant/shared/contract';
import type { GivenAnswer } from '../../src/quiz/answers';
import { nextQuestion } from '../../src/quiz/engine';
import { metricNames } from '../../src/quiz/model';
import { questionBank, type QuestionDefinition, type ScoredArea } from '../../src/quiz/question-bank';
import { computeDotScores } from '../../src/quiz/dots';
import { scoreAnswers, type MetricScore } from '../../src/quiz/scoring';
import { runPersonaQuiz, type Persona } from '../quiz/personas';
import { answerInWords } from '../../src/insights/explanation/answer-in-words';

/** Sample user who struggles to repay a home loan and pay-later plans, but has savings and invests. */
const samplePerson: Persona = {
  name: 'family',
  level: 0.3,
  answers: {
    'cash-flow-spending': 'little_less',
    'cash-flow-bills': 'all',
    'debt-types': ['home_loan', 'bnpl'],
    'debt-manageability': 'too_much',
    'emergency-months': 'six_months',
    'emergency-income-drop': 'cut_back',
    'investing-experience': 'regular',
    'profile-goal': 'family',
  },
};

/** The same sample user with manageable repayments. The gauge shows this user's score, 82 by the specification. */
const samplePersonLater: Persona = {
  ...samplePerson,
  answers: {
    ...samplePerson.answers,
    'debt-types': ['home_loan'],
    'debt-manageability': 'manageable',
    'debt-rates': 'most',
  },
};

const FOLDER = join(__dirname, '../../../mfe-marketing/src/engine');

const asFile = (content: object) => `${JSON.stringify(content, null, 2)}\n`;

export function landingFiles(): ReadonlyMap<string, string> {
  return new Map([
    [join(FOLDER, 'figures.json'), asFile(landingFigures())],
    ...languages.map((language) => [join(FOLDER, `words-${language}.json`), asFile(landingWords(language))] as const),
  ]);
}

const pillars = { emergency: 'emergency_fund', debt: 'debt', investment: 'investing' } as const satisfies Record<
  string,
  ScoredArea
>;
type Pillar = keyof typeof pillars;
const pillarNames = ['emergency', 'debt', 'investment'] as const satisfies readonly Pillar[];

/** Returns a score in whole percents. `dots` are joined to one string, because only code reads them. */
function landingScore(score: MetricScore) {
  const [low, high] = score.range.map(Math.round);
  return { value: Math.round(score.value), low: low ?? 0, high: high ?? 0, dots: computeDotScores(score).join(' ') };
}

const overallScoreOf = (answers: readonly GivenAnswer[]) => landingScore(scoreAnswers(answers).metrics.overall);

/** Returns the quiz's first question, the same for all users. Throws if it is not a single-choice question. */
function firstQuestion(): QuestionDefinition {
  const question = nextQuestion([], { total: DEFAULT_QUESTION_TOTAL, seed: 0 });
  if (question?.opening !== 1 || question.type !== 'single_choice') {
    throw new Error('the landing page needs a first question of single choice that everybody gets');
  }
  return question;
}

const answersWithout = (answers: readonly GivenAnswer[], { questionId }: GivenAnswer) =>
  answers.filter((answer) => answer.questionId !== questionId);

/** Returns one answer for each pillar: the answer whose removal changes the overall score most. */
function strongestAnswersOf(answers: readonly GivenAnswer[]): [Pillar, GivenAnswer][] {
  const score = (some: readonly GivenAnswer[]) => scoreAnswers(some).metrics.overall.value;
  const all = score(answers);
  const effect = (answer: GivenAnswer) => Math.abs(all - score(answersWithout(answers, answer)));
  return pillarNames.map((pillar) => {
    const own = answers.filter(({ questionId }) => questionBank.byId.get(questionId)?.area === pillars[pillar]);
    const [most] = own.toSorted((a, b) => effect(b) - effect(a));
    if (!most) throw new Error(`the sample person has no answer about ${pillar}`);
    return [pillar, most];
  });
}

/** Computes the figures of the landing page. `without` has the score without each pillar's strongest answer. */
export function landingFigures() {
  const question = firstQuestion();
  const answers = runPersonaQuiz(samplePerson);
  const { metrics } = scoreAnswers(answers);
  return {
    question: question.id,
    before: overallScoreOf([]),
    after: Object.fromEntries(
      question.words.en.options.map(({ value }) => [
        value,
        overallScoreOf([{ questionId: question.id, answer: value }]),
      ]),
    ),
    sample: Object.fromEntries(metricNames.map((name) => [name, landingScore(metrics[name])])),
    later: overallScoreOf(runPersonaQuiz(samplePersonLater)),
    without: Object.fromEntries(
      strongestAnswersOf(answers).map(([pillar, answer]) => [pillar, overallScoreOf(answersWithout(answers, answer))]),
    ),
  };
}

function landingWords(language: Language): Record<string, string> {
  const first = firstQuestion().words[language];
  const answers = runPersonaQuiz(samplePerson);
  const moved = strongestAnswersOf(answers).flatMap(([pillar, given]): [string, string][] => {
    const question = questionBank.byId.get(given.questionId);
    if (!question) return [];
    return [
      [`story.${pillar}.question`, question.words[language].text],
      [`story.${pillar}.answer`, answerInWords(question, given, language) ?? ''],
    ];
  });
  return {
    'ask.question': first.text,
    ...Object.fromEntries(first.options.map(({ value, label }) => [`ask.${value}`, label])),
    ...Object.fromEntries(moved),
  };
}
