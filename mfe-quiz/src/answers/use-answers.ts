import { useReducer } from 'react';
import { useQueryClient } from '@verdant/shared/query';
import { useApi, useUnsavedWork } from '@verdant/shared/services';
import type { Given } from '../flow/given';
import { useRequests } from '../flow/use-requests';
import { useTexts } from '../texts';
import { answersReducer, initialAnswersState, isUnsaved } from './answers-reducer';
import type { AnswersRequest, AnswersState } from './answers-state';
import { sendAnswersRequest } from './send-answers-request';

export type AnswersFlow = {
  state: AnswersState;
  reload: () => void;
  open: (questionId: string) => void;
  answer: (given: Given) => void;
  save: () => void;
  cancel: () => void;
};

/** Changing single answers: the state machine, connected to the server and to the cached queries. */
export function useAnswers(): AnswersFlow {
  const t = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(answersReducer, initialAnswersState);
  useUnsavedWork(isUnsaved(state), { message: t('answers.unsaved') });

  const send = async (request: AnswersRequest, signal: AbortSignal) =>
    // Everything that is cached follows from the answers.
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
