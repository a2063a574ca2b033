import { metricTitles } from '@verdant/shared/contract';
import type { QuizScores, Preview, QuizAnswers } from '@verdant/shared/contract';
import { exampleQuestions as q } from '../flow/quiz-examples';

export const exampleAnswers: QuizAnswers = {
  session_id: 'session-1',
  completed_at: '2026-11-20T02:00:00.000Z',
  changeable: true,
  support: [],
  answers: [
    { question: q.single, answer: 'less', applies: true },
    { question: q.multiple, answer: ['home', 'card'], applies: true },
    { question: q.scale, answer: 7, applies: false },
    { question: q.text, answer: 'A home of our own', applies: true },
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
