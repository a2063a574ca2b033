import {
  metricTitles,
  type ActiveQuiz,
  type ExistingQuiz,
  type InsightsResult,
  type QuizScores,
  type Preview,
  type Question,
  type QuizAnswers,
  type QuizResult,
  type Recommendation,
} from '@verdant/shared/contract';

export const exampleQuestions = {
  single: {
    id: 'q-single',
    text: 'How did your spending compare with your income?',
    question_type: 'single_choice',
    options: [
      { value: 'less', label: 'I spent less' },
      { value: 'more', label: 'I spent more' },
      { value: 'skip', label: 'Prefer not to say' },
    ],
    adaptive_context: { focus_area: 'cash_flow' },
  },
  multiple: {
    id: 'q-multiple',
    text: 'Which of these do you have?',
    question_type: 'multiple_choice',
    options: [
      { value: 'home', label: 'Home loan' },
      { value: 'card', label: 'Credit card' },
      { value: 'none', label: 'None of these' },
      { value: 'skip', label: 'Prefer not to say' },
    ],
    adaptive_context: null,
  },
  scale: { id: 'q-scale', text: 'How much in control do you feel?', question_type: 'scale', options: [] },
  text: { id: 'q-text', text: 'What would you like your money to do?', question_type: 'text', options: [] },
} satisfies Record<string, Question>;

export function exampleQuizAt(question: Question, answered = 0, sessionId = 'session-1'): ActiveQuiz {
  return {
    question,
    session: {
      session_id: sessionId,
      quiz_id: 'bank-1',
      user_id: 'user-1',
      current_question: question.id,
      current_question_text: question.text,
      responses: [],
      focus_areas: ['cash_flow'],
      insights: [],
      question_plan: [],
      text_questions_used: 0,
      selection_questions_used: answered,
    },
    progress: { current: answered + 1, total: 10, completion_percentage: answered * 10 },
  };
}

export function exampleExistingQuiz(answered: number, completed = false): ExistingQuiz {
  return {
    has_existing_session: true,
    session_id: 'session-1',
    total_responses: answered,
    completed,
    progress: { completion_percentage: answered * 10 },
  };
}

export const bufferRecommendation: Recommendation = {
  title: 'Build a small buffer first',
  urgency: 'medium',
  description: 'A buffer of one month absorbs most surprises.',
  estimated_impact: 'About +6 points on your Overall Financial Health Score',
};

export function exampleInsights(changes: { value?: number; first?: Recommendation | null } = {}): InsightsResult {
  const { value = 74, first = bufferRecommendation } = changes;
  return {
    status: 'scored',
    support: [],
    investment_profile: null,
    insights: [
      { type: 'metric', title: metricTitles.overall, value, range: [value - 8, value + 7] },
      { type: 'recommendations', title: 'Priority Actions', recommendations: first ? [first] : [] },
    ],
  };
}

export const exampleResult: QuizResult = {
  session_id: 'session-1',
  completed_at: '2026-11-20T02:30:00.000Z',
  changed: 0,
  insights: exampleInsights(),
  metrics: [],
  extras: [],
  extra_answers: [],
  open_actions: [],
};

export const insufficientInsights: InsightsResult = {
  status: 'too_little',
  support: [],
  insights: [],
  investment_profile: null,
};

export const exampleAnswers: QuizAnswers = {
  session_id: 'session-1',
  completed_at: '2026-11-20T02:00:00.000Z',
  changeable: true,
  support: [],
  answers: [
    { question: exampleQuestions.single, answer: 'less', applies: true },
    { question: exampleQuestions.multiple, answer: ['home', 'card'], applies: true },
    { question: exampleQuestions.scale, answer: 7, applies: false },
    { question: exampleQuestions.text, answer: 'A home of our own', applies: true },
  ],
};

export function exampleOutcome(overall: number, emergency: number, title = 'Build a small buffer first'): QuizScores {
  return {
    status: 'scored',
    metrics: [
      { type: 'metric', title: metricTitles.overall, value: overall, range: [overall - 8, overall + 8] },
      { type: 'metric', title: metricTitles.emergency, value: emergency, range: [emergency - 8, emergency + 8] },
    ],
    first: { title, urgency: 'medium', description: '', estimated_impact: '' },
  };
}

export const examplePreview: Preview = { before: exampleOutcome(61, 40), after: exampleOutcome(64.2, 45) };
