import { ApiError } from '@verdant/shared/api';
import type { ApiClient } from '@verdant/shared/api';
import { answerCalls, callApi } from '@verdant/shared/contract';
import type { AnswersRequest, AnswersServerEvent } from './answers-state';

/** A slider or a text changes many times before it is meant. */
const PREVIEW_AFTER_MS = 250;

type Edge = {
  api: ApiClient;
  signal: AbortSignal;
  /** An answer is stored: scores from before are outdated. */
  onSaved: () => void;
};

const pause = async (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** 404: no such session or question any more; 409: a newer quiz has replaced this one. */
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
export async function sendAnswersRequest(request: AnswersRequest, edge: Edge): Promise<AnswersServerEvent | null> {
  // StrictMode mounts, unmounts and mounts again within one task: only what is still wanted after it is sent.
  await (request.type === 'preview' ? pause(PREVIEW_AFTER_MS) : Promise.resolve());
  if (edge.signal.aborted) return null;
  return ask(request, edge).catch(failure);
}
