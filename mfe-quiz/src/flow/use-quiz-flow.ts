import { useEffect, useEffectEvent, useMemo, useReducer, useRef, useState } from 'react';
import type { Question } from '@verdant/shared/contract';
import { takeFirstAnswer } from '@verdant/shared/first-answer';
import { useNavigate } from '@verdant/shared/router';
import { useApi, useAuth, useLanguage, useUnsavedWork } from '@verdant/shared/services';
import { useTexts } from '../texts';
import type { Drafts } from './drafts';
import { createDrafts } from './drafts';
import type { Given } from './given';
import type { QuizRequest, QuizState } from './quiz-state';
import { initialQuizState, quizReducer } from './quiz-reducer';
import { sendRequest } from './send-request';

export type QuizFlow = {
  state: QuizState;
  reload: () => void;
  choose: (choice: 'continue' | 'restart') => void;
  answer: (given: Given) => void;
  answerExtra: (question: Question, given: Given) => void;
  next: () => void;
  /** On to the dashboard; `without` the extra answers that could not be saved. */
  leave: (options?: { without: boolean }) => void;
  dismissSupport: () => void;
  back: () => void;
};

/** The quiz of one user: the state machine, connected to the server, the drafts and the router. */
export function useQuizFlow(userId: string): QuizFlow {
  const t = useTexts();
  const api = useApi();
  const { updateUser } = useAuth();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const drafts = useMemo<Drafts>(() => createDrafts(userId, () => localStorage), [userId]);
  const [state, dispatch] = useReducer(quizReducer, initialQuizState);
  const { request } = state;
  // Answers are kept as they are given; only one that could not be kept would be lost.
  const [notKept, setNotKept] = useState<string | null>(null);
  const isAsking = state.phase === 'question' || state.phase === 'submitting';
  useUnsavedWork(isAsking && state.quiz.question.id === notKept, { message: t('quiz.not-kept') });

  const send = useEffectEvent(async (wanted: QuizRequest, signal: AbortSignal) =>
    sendRequest(wanted, {
      api,
      drafts,
      takeFirstAnswer,
      signal,
      now: () => new Date(),
      onCompleted: () => updateUser({ onboarding_completed: true }),
      onLeave: () => void navigate('/dashboard'),
    }),
  );

  useEffect(() => {
    if (!request) return undefined;
    const controller = new AbortController();
    void send(request, controller.signal).then((event) => {
      if (event && !controller.signal.aborted) dispatch(event);
    });
    return () => controller.abort();
    // Every request may be sent twice: after a change of language its response is wanted in the new one.
  }, [request, language]);

  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    dispatch({ type: 'changed-language' });
  }, [language]);

  return {
    state,
    reload: () => dispatch({ type: 'reloaded' }),
    choose: (choice) => dispatch({ type: 'chose', choice }),
    answer: (given) => {
      if (state.phase !== 'question') return;
      const { id } = state.quiz.question;
      setNotKept(drafts.save(state.quiz, given) ? null : id);
      dispatch({ type: 'answered', questionId: id, given });
    },
    answerExtra: (question, given) => {
      if (state.phase !== 'result') return;
      drafts.save({ session: { session_id: state.sessionId }, question }, given);
      dispatch({ type: 'answered', questionId: question.id, given });
    },
    next: () => dispatch({ type: 'pressed-next' }),
    leave: ({ without } = { without: false }) => dispatch({ type: 'pressed-dashboard', without }),
    dismissSupport: () => dispatch({ type: 'dismissed-support' }),
    back: () => dispatch({ type: 'pressed-back' }),
  };
}
