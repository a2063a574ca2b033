import { useReducer } from 'react';
import { ApiError, type ApiClient } from '@verdant/shared/api';
import { answerCalls, callApi } from '@verdant/shared/contract';
import { useQueryClient } from '@verdant/shared/query';
import { useApi, useUnsavedWork } from '@verdant/shared/services';
import type { GivenAnswer } from '../flow/given';
import { useRequests } from '../flow/use-requests';
import { useTexts } from '../texts';
import { answersReducer, initialAnswersState, isUnsaved } from './answers-reducer';
import type { AnswersRequest, AnswersState, AnswersServerEvent } from './answers-state';

/** Milliseconds without a change after which a preview is requested, because a slider or a text changes many times. */
const PREVIEW_AFTER_MS = 250;

type Edge = {
  api: ApiClient;
  signal: AbortSignal;
  /** Called after an answer was stored, because cached scores are then outdated. */
  onSaved: () => void;
};

const pause = async (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Returns the event for a failed request. 404: the session or question is gone; 409: a newer quiz replaced this quiz. */
function failure(error: unknown): AnswersServerEvent {
  const status = error instanceof ApiError ? error.status : undefined;
  return { type: 'failed', gone: status === 404 || status === 409 };
}

async function ask(request: AnswersRequest, { api, signal, onSaved }: Edge): Promise<AnswersServerEvent> {
  switch (request.type) {
    case 'load':
      return { type: 'loaded', list: await callApi(api, answerCalls.list, { params: { id: 'latest' }, signal }) };
    case 'preview': {
      const { sessionId: id, questionId: question_id, answer } = request;
      const body = { question_id, answer };
      return { type: 'previewed', preview: await callApi(api, answerCalls.preview, { params: { id }, body, signal }) };
    }
    case 'save': {
      const { sessionId: id, questionId: question_id, answer, source } = request;
      const params = { id, question_id };
      const body = { answer, ...(source && { source }) };
      const list = await callApi(api, answerCalls.change, { params, body, signal });
      onSaved();
      return { type: 'saved', list };
    }
  }
}

/**
 * Sends the request that a state requires.
 * @returns the server's event, or null when nothing was sent; ignore it once the signal is aborted. Never rejects.
 */
async function sendAnswersRequest(request: AnswersRequest, edge: Edge): Promise<AnswersServerEvent | null> {
  // StrictMode mounts, unmounts and remounts within one task: a request is sent only if it was not aborted by then.
  await (request.type === 'preview' ? pause(PREVIEW_AFTER_MS) : Promise.resolve());
  if (edge.signal.aborted) return null;
  return ask(request, edge).catch(failure);
}

export type AnswersFlow = {
  state: AnswersState;
  reload: () => void;
  open: (questionId: string) => void;
  answer: (given: GivenAnswer) => void;
  save: () => void;
  cancel: () => void;
};

/** Connects the state machine that changes single answers to the server and to the cached queries. */
export function useAnswers(): AnswersFlow {
  const t = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(answersReducer, initialAnswersState);
  useUnsavedWork(isUnsaved(state), { message: t('answers.unsaved') });

  const send = async (request: AnswersRequest, signal: AbortSignal) =>
    // Invalidates all cached queries, because all of them depend on the answers.
    sendAnswersRequest(request, { api, signal, onSaved: () => void queries.invalidateQueries() });
  useRequests(state.request, send, dispatch);

  return {
    state,
    reload: () => dispatch({ type: 'reloaded' }),
    open: (questionId) => dispatch({ type: 'opened', questionId }),
    answer: (given) => dispatch({ type: 'answered', given }),
    save: () => dispatch({ type: 'pressed-save' }),
    cancel: () => dispatch({ type: 'pressed-cancel' }),
  };
}
