import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useQueryClient } from '@verdant/shared/query';
import { useApi, useLanguage, useUnsavedWork } from '@verdant/shared/services';
import type { Given } from '../flow/given';
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
  const { language } = useLanguage();
  const queries = useQueryClient();
  const [state, dispatch] = useReducer(answersReducer, initialAnswersState);
  const { request } = state;
  useUnsavedWork(isUnsaved(state), { message: t('answers.unsaved') });

  const send = useEffectEvent(async (wanted: AnswersRequest, signal: AbortSignal) =>
    // Everything that is cached follows from the answers.
    sendAnswersRequest(wanted, { api, signal, onSaved: () => void queries.invalidateQueries() }),
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
    open: (questionId) => dispatch({ type: 'opened', questionId }),
    answer: (given) => dispatch({ type: 'answered', given }),
    save: () => dispatch({ type: 'pressed-save' }),
    cancel: () => dispatch({ type: 'pressed-cancel' }),
  };
}
