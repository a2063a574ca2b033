import { useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useTexts } from './texts';

type Options<Change, State> = {
  /** Key of the query whose response is shown. */
  queryKey: readonly string[];
  /** State that is shown until the query has a response. */
  shown: State;
  /** Returns what of the state is new. */
  send: (change: Change) => Promise<Partial<State>>;
  /** The change that restores what was before another; undefined where there is none. */
  inverseOf: (change: Change, before: State) => Change | undefined;
  /** Returns the state to show before the server responds. The state is reverted if the server refuses the change. */
  predicted?: (state: State, change: Change) => State;
  /** Keys of other queries with parts of the state. They are fetched again when they are shown next. */
  affects?: readonly string[];
  /** Messages by the status of a refusal of a change; every other failure has a general one. */
  refusals?: (change: Change) => Readonly<Record<number, string>>;
};
type Wanted<Change> = { change: Change; text: string; isUndo?: boolean };
type Done<Change> = { text: string; undo: Change | undefined; ticket: number };

/**
 * Sends changes of what a query returned, one at a time. The response replaces what is shown, and what was changed can be undone;
 * after a refusal the query is sent again, since the page may be out of date.
 */
export function useChanges<Change, State extends object>(options: Options<Change, State>) {
  const { queryKey, shown, send, inverseOf, predicted, affects, refusals } = options;
  const t = useTexts();
  const client = useQueryClient();
  const [done, setDone] = useState<Done<Change> | null>(null);
  const call = useMutation({
    mutationFn: async ({ change }: Wanted<Change>) => send(change),
    onMutate: async ({ change }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData<State>(queryKey);
      if (before && predicted) client.setQueryData(queryKey, predicted(before, change));
      return before;
    },
    onSuccess: (news, { change, text, isUndo }, fetched) => {
      const before = fetched ?? shown;
      client.setQueryData<State>(queryKey, { ...before, ...news });
      if (affects) void client.invalidateQueries({ queryKey: affects });
      // The rest was on its way, and was cancelled.
      if (!fetched) void client.invalidateQueries({ queryKey });
      const undo = isUndo ? undefined : inverseOf(change, before);
      setDone((last) => ({ text, undo, ticket: (last?.ticket ?? 0) + 1 }));
    },
    onError: (_error, _wanted, before) => {
      setDone(null);
      client.setQueryData(queryKey, before);
      void client.invalidateQueries({ queryKey });
    },
  });
  const { error, variables } = call;
  const refusal = error instanceof ApiError && variables ? refusals?.(variables.change)[error.status ?? 0] : undefined;
  return {
    done,
    /** Why the last change failed. */
    failure: error && (refusal ?? t('changes.failed')),
    isBusy: call.isPending,
    /** Ignored while another change is pending. */
    change: (change: Change, text: string, onSuccess?: () => void) => {
      if (!call.isPending) call.mutate({ change, text }, { onSuccess });
    },
    undo: () => {
      if (done?.undo && !call.isPending) call.mutate({ change: done.undo, text: t('changes.undone'), isUndo: true });
    },
    forgetFailure: () => {
      if (error) call.reset();
    },
  } as const;
}

export type Changes<Change> = ReturnType<typeof useChanges<Change, object>>;
