import type { ActiveQuiz, ExistingQuiz, Question } from '@verdant/shared/contract';

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
