import * as v from 'valibot';
import type { Answer, InsightsResult, Question, Recommendation } from '@verdant/shared/contract';
import { existingQuiz, insightsResult, metricTitles } from '@verdant/shared/contract';
import { anyAnswer, newPlayer, type QuizPlayer } from './support/quiz-player';
import { discard, startServer, type TestServer } from './support/start-server';

let server: TestServer;
let player: QuizPlayer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => discard(server));
beforeEach(async () => {
  player = await newPlayer(server);
});

type Persona = Readonly<Record<string, Answer>>;

/** Someone who knows what to do; someone in the middle; someone for whom everything is too much. */
const secure: Persona = {
  'cash-flow-spending': 'much_less',
  'debt-types': ['none'],
  'emergency-months': 'six_months',
  'investing-experience': 'regular',
  'planning-ahead': 'strongly_agree',
  'protection-review': 'past_year',
  'profile-horizon': 'long',
  'profile-goals': ['retirement'],
  'profile-wish': 'Retire early',
  'cash-flow-stress': 1,
};
const middling: Persona = {
  'cash-flow-spending': 'about_equal',
  'cash-flow-bills': 'nearly_all',
  'debt-types': ['home_loan', 'credit_card'],
  'debt-manageability': 'manageable',
  'debt-missed': 'never',
  'debt-card': 'in_full',
  'emergency-months': 'one_month',
  'emergency-automatic-saving': 'by_hand',
  'emergency-income-drop': 'cut_back',
  'investing-experience': 'learning',
  'planning-ahead': 'neutral',
  'protection-review': 'two_years',
  'profile-horizon': 'medium',
  'profile-wish': 'Pay for a family holiday',
};
const struggling: Persona = {
  'cash-flow-spending': 'much_more',
  'cash-flow-bills': 'few',
  'debt-types': ['credit_card', 'bnpl', 'payday'],
  'debt-manageability': 'far_too_much',
  'debt-payday-use': 'more',
  'emergency-months': 'days',
  'emergency-automatic-saving': 'not_now',
  'emergency-income-drop': 'fall_behind',
  'investing-experience': 'none',
  'investing-regular': 'never',
  'planning-ahead': 'strongly_disagree',
  'protection-review': 'never',
  'profile-horizon': 'short',
  'cash-flow-stress': 10,
};

const scales: Readonly<Record<string, number>> = { secure: 9, middling: 5, struggling: 2 };

async function takeAs(who: QuizPlayer, name: string, persona: Persona): Promise<InsightsResult> {
  const answerOf = (question: Question): Answer =>
    persona[question.id] ?? (question.question_type === 'scale' ? (scales[name] ?? 5) : anyAnswer(question));
  await who.play(await who.start(), answerOf);
  return who.insights();
}

function values({ insights }: InsightsResult): Record<string, number> {
  return Object.fromEntries(insights.flatMap((insight) => (insight.type === 'metric' ? [[insight.title, insight.value]] : [])));
}

function recommendations({ insights }: InsightsResult): Recommendation[] {
  return insights.flatMap((insight) => (insight.type === 'recommendations' ? insight.recommendations : []));
}

const none: InsightsResult = { insights: [], investment_profile: null };

describe('insights', () => {
  it('are empty and no error before a quiz is completed', async () => {
    expect(await player.insights()).toEqual(none);
    const quiz = await player.start();
    await player.play(quiz, anyAnswer, 9);
    expect(await player.insights()).toEqual(none);
    expect(await player.insights(quiz.session.session_id)).toEqual(none);
  });

  it('stand in data and at the top level', async () => {
    await player.play(await player.start(), anyAnswer);
    const { body } = await player.call('GET', '/adaptive-quiz/insights');
    const { data, ...top } = v.parse(v.looseObject({ data: insightsResult }), body);
    expect(data.insights).toHaveLength(5);
    expect(top).toEqual(data);
  });

  it('tell three people apart in every metric', async () => {
    const [high, middle, low] = [
      values(await takeAs(await newPlayer(server), 'secure', secure)),
      values(await takeAs(await newPlayer(server), 'middling', middling)),
      values(await takeAs(await newPlayer(server), 'struggling', struggling)),
    ];
    expect(Object.keys(high)).toEqual(Object.values(metricTitles));
    for (const title of Object.values(metricTitles)) {
      expect(high[title]).toBeGreaterThan(85);
      expect(middle[title]).toBeGreaterThan(40);
      expect(middle[title]).toBeLessThan((high[title] ?? 0) - 5);
      expect(low[title]).toBeLessThan(30);
    }
  });

  it('advise each of them differently', async () => {
    const good = await takeAs(await newPlayer(server), 'secure', secure);
    const bad = await takeAs(await newPlayer(server), 'struggling', struggling);
    expect(recommendations(good).map(({ urgency }) => urgency)).not.toContain('high');
    expect(recommendations(bad).slice(0, 3).map(({ urgency }) => urgency)).toEqual(['high', 'high', 'high']);
    expect(recommendations(bad).map(({ description }) => description).join(' ')).toContain('1800 007 007');
    expect(good.investment_profile).toMatchObject({
      investment_horizon: 'Long-term (7+ years)',
      preferred_focus: 'Growing retirement savings',
    });
    expect(['Growth', 'Balanced', 'Cautious', 'Conservative']).toContain(good.investment_profile?.risk_tolerance);
    expect(bad.investment_profile?.preferred_focus).toBe('Reducing high-interest debt');
  });

  it('stay those of the last completed quiz while a new one is under way, and follow it when it is done', async () => {
    const before = await takeAs(player, 'struggling', struggling);
    const oldSession = v.parse(existingQuiz, (await player.call('POST', '/adaptive-quiz/start')).body);
    const fresh = await player.restart();
    await player.play(fresh, anyAnswer, 4);
    expect(await player.insights()).toEqual(before);

    await player.play(await player.continue(fresh.session.session_id), anyAnswer);
    const after = await player.insights();
    expect(after).not.toEqual(before);
    expect(await player.insights(fresh.session.session_id)).toEqual(after);
    expect(await player.insights(oldSession.session_id)).toEqual(before);
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('are not found for the session %s', async (id) => {
    expect((await player.call('GET', `/adaptive-quiz/insights/${id}`)).status).toBe(404);
  });

  it('are not made up from "prefer not to say"', async () => {
    const quiet = (question: Question): Answer => {
      const skip = question.options.some(({ value }) => value === 'skip');
      if (!skip) return anyAnswer(question);
      return question.question_type === 'multiple_choice' ? ['skip'] : 'skip';
    };
    await player.play(await player.start(), quiet);
    expect(await player.insights()).toEqual(none);
  });

  it('mark the onboarding as completed', async () => {
    const completed = async () =>
      v.parse(v.object({ onboarding_completed: v.boolean() }), (await player.call('GET', '/auth/me')).body).onboarding_completed;
    expect(await completed()).toBe(false);
    await player.play(await player.start(), anyAnswer);
    expect(await completed()).toBe(true);
    await player.restart();
    expect(await completed()).toBe(true);
  });
});
