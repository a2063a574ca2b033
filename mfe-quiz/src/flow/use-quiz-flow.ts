import { useEffect, useEffectEvent, useMemo, useReducer, useState, useRef } from 'react';
import type { Question } from '@verdant/shared/contract';
import { takeFirstAnswer } from '@verdant/shared/first-answer';
import { useNavigate } from '@verdant/shared/router';
import { useApi, useAuth, useUnsavedWork, useLanguage } from '@verdant/shared/services';
import type { Dispatch } from 'react';
import { useTexts } from '../texts';
import type { DraftStore } from './drafts';
import { createDraftStore } from './drafts';
import type { GivenAnswer } from './given';
import type { QuizRequest } from './quiz-state';
import { initialQuizState, quizReducer, reopeningState } from './quiz-reducer';
import { resultView } from './result-reducer';
import { sendRequest } from './send-request';

type Opening = {
  userId: string;
  /** Session id of the completed quiz (or `latest`) whose result is opened; null to take the quiz. */
  resultOf: string | null;
  /** Called when the insights of a newly completed quiz arrive; `hasResult` is false if the insights contain no result. */
  onResult?: (sessionId: string, hasResult: boolean) => void;
  /** Called when the user leaves the result; the dashboard then opens without the new result. */
  onLeave?: () => void;
};

/**
 * Sends the state's request, dispatches the resulting event, and aborts a request that the state no longer contains. A
 * change of language sends a pending request again.
 * @param send resolves to the server's event, or to null; never rejects
 */
function useRequests<Request, Event>(
  request: Request | null,
  send: (request: Request, signal: AbortSignal) => Promise<Event | null>,
  dispatch: Dispatch<Event | { type: 'changed-language' }>,
): void {
  const { language } = useLanguage();
  const sendNow = useEffectEvent(send);

  useEffect(() => {
    if (!request) return undefined;
    const controller = new AbortController();
    void sendNow(request, controller.signal).then((event) => {
      if (event && !controller.signal.aborted) dispatch(event);
    });
    return () => controller.abort();
  }, [request, language, dispatch]);

  const worded = useRef(language);
  useEffect(() => {
    if (worded.current === language) return;
    worded.current = language;
    dispatch({ type: 'changed-language' });
  }, [language, dispatch]);
}

export function useQuizFlow({ userId, resultOf, onResult, onLeave }: Opening) {
  const t = useTexts();
  const api = useApi();
  const { updateUser } = useAuth();
  const navigate = useNavigate();
  const drafts = useMemo<DraftStore>(() => createDraftStore(userId, () => localStorage), [userId]);
  const [state, dispatch] = useReducer(quizReducer, resultOf, (id) =>
    id === null ? initialQuizState : reopeningState(id),
  );
  const [notKept, setNotKept] = useState<string | null>(null);
  const isAsking = state.status === 'question' || state.status === 'submitting';
  useUnsavedWork(isAsking && state.quiz.question.id === notKept, { message: t('quiz.not-kept') });

  const send = async (request: QuizRequest, signal: AbortSignal) =>
    sendRequest(request, {
      api,
      drafts,
      takeFirstAnswer,
      signal,
      now: () => new Date(),
      onCompleted: () => updateUser({ onboarding_completed: true }),
      onLeave: onLeave ?? (() => void navigate('/dashboard')),
    });
  useRequests(state.request, send, dispatch);

  const finished = state.status === 'result' && resultOf === null ? state.sessionId : null;
  const hasResult = state.status === 'result' && resultView(state.results.insights, false).status !== 'nothing';
  const tellFinished = useEffectEvent((sessionId: string) => onResult?.(sessionId, hasResult));
  useEffect(() => {
    if (finished !== null) tellFinished(finished);
  }, [finished]);

  return {
    state,
    reload: () => dispatch({ type: 'reloaded' }),
    choose: (choice: 'continue' | 'restart') => dispatch({ type: 'chose', choice }),
    answer: (given: GivenAnswer) => {
      if (state.status !== 'question') return;
      const { id } = state.quiz.question;
      setNotKept(drafts.save(state.quiz, given) ? null : id);
      dispatch({ type: 'answered', questionId: id, given });
    },
    answerExtra: (question: Question, given: GivenAnswer) => {
      if (state.status !== 'result') return;
      drafts.save({ session: { session_id: state.sessionId }, question }, given);
      dispatch({ type: 'answered', questionId: question.id, given });
    },
    next: () => dispatch({ type: 'pressed-next' }),
    /** Goes to the dashboard. `without` skips the extra answers that could not be saved. */
    leave: ({ without } = { without: false }) => dispatch({ type: 'pressed-dashboard', without }),
    dismissSupport: () => dispatch({ type: 'dismissed-support' }),
    back: () => dispatch({ type: 'pressed-back' }),
  };
}

export type QuizFlow = ReturnType<typeof useQuizFlow>;
