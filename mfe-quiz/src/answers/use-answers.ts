import { useState } from 'react';
import { useCall } from '@verdant/shared/calls';
import { answerCalls, callApi } from '@verdant/shared/contract';
import type { Preview, QuizAnswer, QuizAnswers } from '@verdant/shared/contract';
import { useMutation, useQuery, useQueryClient } from '@verdant/shared/query';
import { useApi, useLanguage, useUnsavedWork } from '@verdant/shared/services';
import { isSessionGoneError } from '../flow/fetch-insights';
import { isAnswer, type GivenAnswer } from '../flow/given';
import { useTexts } from '../texts';

/** Milliseconds after the last change until a preview is requested, because users change a slider or a text many times. */
const PREVIEW_AFTER_MS = 250;
/** First element of the keys of the queries that only this page uses. */
const OWN = 'edited-answers';
/** Query options with which each visit fetches the list again, and a failure is shown without a retry. */
const fresh = { retry: false, gcTime: 0, staleTime: Number.POSITIVE_INFINITY } as const;

/** Preview of an edited answer's effect. `same`: no preview, because the answer equals the stored one or is incomplete. */
export type PreviewEffect = { status: 'same' | 'waiting' | 'failed' } | { status: 'known'; preview: Preview };

/** `save`: the answer could not be saved. `gone`: the quiz was replaced or does not exist, so the page must be reloaded. */
export type AnswerSaveFailure = 'save' | 'gone';

const answerOf = (list: QuizAnswers | undefined, questionId: string | undefined): QuizAnswer | undefined =>
  list?.answers.find(({ question }) => question.id === questionId);

function changedAnswer({ question, answer }: QuizAnswer, given: GivenAnswer | null): GivenAnswer['answer'] | null {
  if (!given || !isAnswer(question, given.answer)) return null;
  return JSON.stringify(given.answer) === JSON.stringify(answer) ? null : given.answer;
}

/** Returns the list of answers. A list that cannot be fetched in a new language stays in the previous language. */
function useList() {
  const { language } = useLanguage();
  const listKey = [OWN, 'list', language] as const;
  const query = useCall(answerCalls.list, { params: { id: 'latest' } }, listKey, fresh);
  const [list, setList] = useState(query.data);
  if (query.data && query.data !== list) setList(query.data);
  return { query, listKey, list };
}

type Edit = {
  questionId: string;
  given: GivenAnswer | null;
  hasDropped: boolean;
};

type SavedEdit = Edit & { id: string; answer: GivenAnswer['answer']; listKey: ReturnType<typeof useList>['listKey'] };

type PreviewInput = { sessionId: string | null; edit: Edit | undefined; changed: GivenAnswer['answer'] | null };

/** Fetches the preview of a changed answer, once the user has stopped changing it. */
function usePreview({ sessionId, edit, changed }: PreviewInput): { effect: PreviewEffect; isReplaced: boolean } {
  const api = useApi();
  const { language } = useLanguage();
  const question_id = edit?.questionId ?? '';
  const isNeeded = sessionId !== null && changed !== null;
  const { data, isError, error } = useQuery({
    queryKey: [OWN, 'preview', language, sessionId, question_id, changed],
    queryFn: async ({ signal }): Promise<Preview> => {
      await new Promise((resolve) => setTimeout(resolve, PREVIEW_AFTER_MS));
      signal.throwIfAborted();
      const body = { question_id, answer: changed ?? '' };
      return callApi(api, answerCalls.preview, { params: { id: sessionId ?? '' }, body, signal });
    },
    enabled: isNeeded,
    ...fresh,
  });
  if (!isNeeded) return { effect: { status: 'same' }, isReplaced: false };
  if (data) return { effect: { status: 'known', preview: data }, isReplaced: false };
  return { effect: { status: isError ? 'failed' : 'waiting' }, isReplaced: isSessionGoneError(error) };
}

/** Provides the answers of the latest quiz, and the change of one of them with a preview of the effect. */
export function useAnswers() {
  const t = useTexts();
  const api = useApi();
  const queries = useQueryClient();
  const { query, listKey, list } = useList();
  const [edit, setEdit] = useState<Edit>();
  const [closed, setClosed] = useState<{ questionId: string; isSaved: boolean }>();
  const [isReloading, setReloading] = useState(false);
  const stored = answerOf(list, edit?.questionId);
  const changed = edit && stored ? changedAnswer(stored, edit.given) : null;
  const sessionId = list?.session_id ?? null;
  const { effect, isReplaced } = usePreview({ sessionId, edit, changed });

  const saving = useMutation({
    mutationFn: async ({ id, answer, given, questionId }: SavedEdit) =>
      callApi(api, answerCalls.change, {
        params: { id, question_id: questionId },
        body: { answer, ...(given?.source && { source: given.source }) },
      }),
    onSuccess: (saved, { questionId, listKey: savedKey }) => {
      queries.setQueryData(savedKey, saved);
      setEdit(undefined);
      setClosed({ questionId, isSaved: true });
      // Invalidates all cached data except the saved list and the previews, because the other data depends on the answers.
      const isOther = (key: readonly unknown[]) => key[0] !== OWN || (key[1] === 'list' && key[2] !== savedKey[2]);
      void queries.invalidateQueries({ predicate: (cached) => isOther(cached.queryKey) });
    },
  });
  useUnsavedWork(changed !== null, { message: t('answers.unsaved') });

  const isLoading = !list || isReloading;
  const isSaving = saving.isPending;
  const isOutdated = isReplaced || isSessionGoneError(saving.error);
  const failure: AnswerSaveFailure | null = isOutdated ? 'gone' : saving.isError ? 'save' : null;
  const close = (next: Edit | undefined) => {
    saving.reset();
    setEdit(next);
  };
  return {
    list: isLoading ? undefined : list,
    hasFailed: isLoading && query.isError && !query.isFetching,
    closed: edit && stored ? undefined : closed,
    editing: edit && stored && { ...edit, effect, failure, isSaving, canSave: changed !== null },
    reload: async () => {
      close(undefined);
      setClosed(undefined);
      setReloading(true);
      const { isSuccess } = await query.refetch();
      setReloading(!isSuccess);
    },
    open: (questionId: string) => {
      const answer = answerOf(list, questionId)?.answer ?? null;
      const given = answer === null ? null : { answer, touched: true };
      close({ questionId, given, hasDropped: changed !== null });
    },
    answer: (given: GivenAnswer) => edit && close({ ...edit, given, hasDropped: false }),
    save: () => {
      if (edit && changed !== null && sessionId !== null && !isSaving) {
        saving.mutate({ ...edit, id: sessionId, answer: changed, listKey });
      }
    },
    cancel: () => {
      if (!edit || isSaving) return;
      close(undefined);
      setClosed({ questionId: edit.questionId, isSaved: false });
    },
  };
}

export type AnswersFlow = ReturnType<typeof useAnswers>;
