import { useEffect, useRef, useState } from 'react';
import { ApiError } from '@verdant/shared/api';
import type { FormFailure } from '@verdant/shared/forms';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { Banner, Button } from '@verdant/shared/ui';
import { useTexts } from './texts';

type Options<Change, State> = {
  queryKey: readonly string[];
  /** State on the page; undefined if it has not been fetched. */
  shown: State | undefined;
  send: (change: Change) => Promise<Partial<State>>;
  /** Returns the change that undoes a change; without this function there is no undo. */
  inverseOf?: (change: Change, before: State) => Change | undefined;
  /** Keys of other queries with parts of the same state, which a change makes outdated. */
  affects?: readonly (readonly string[])[];
  /** Returns the message of a refused change by the status of the response. */
  refusals?: (change: Change, error: ApiError) => Readonly<Record<number, string>>;
};
type Wanted<Change> = { change: Change; text: string; isUndo?: true; isOfForm?: true };
type Done<Change> = { text: string; undo: Change | undefined; ticket: number };

/** Sends changes of a query's data one at a time; can undo the last change. After a failure, data is fetched again. */
export function useChanges<Change, State extends object>(options: Options<Change, State>) {
  const { queryKey, shown, send, inverseOf, affects = [], refusals } = options;
  const t = useTexts();
  const client = useQueryClient();
  const [done, setDone] = useState<Done<Change> | null>(null);
  const call = useMutation({
    mutationFn: async ({ change }: Wanted<Change>) => send(change),
    onMutate: async () => {
      await client.cancelQueries({ queryKey });
      return client.getQueryData<State>(queryKey);
    },
    onSuccess: (news, { change, text, isUndo }, fetched) => {
      const before = fetched ?? shown;
      if (before) client.setQueryData<State>(queryKey, { ...before, ...news });
      affects.forEach((affected) => void client.invalidateQueries({ queryKey: affected }));
      // Fetches the data again, because the change cancelled the first fetch and the response contains only a part.
      if (!fetched) void client.invalidateQueries({ queryKey });
      const undo = isUndo || !before ? undefined : inverseOf?.(change, before);
      setDone((last) => ({ text, undo, ticket: (last?.ticket ?? 0) + 1 }));
    },
    onError: () => {
      setDone(null);
      void client.invalidateQueries({ queryKey });
    },
  });
  const messageOf = (error: unknown, change: Change) =>
    (error instanceof ApiError && refusals?.(change, error)[error.status ?? 0]) || t('changes.failed');
  const { error, variables } = call;
  return {
    done,
    /** Error message of the last change; null for the change of a form, which shows its own message. */
    failure: error && !variables.isOfForm ? messageOf(error, variables.change) : null,
    isBusy: call.isPending,
    change: (change: Change, text: string) => {
      if (!call.isPending) call.mutate({ change, text });
    },
    /** Sends the change of a form. Calls `onSaved` and resolves to null after success. */
    save: async (change: Change, text: string, onSaved: () => void): Promise<FormFailure | null> => {
      try {
        await call.mutateAsync({ change, text, isOfForm: true });
        onSaved();
        return null;
      } catch (reason) {
        return { message: messageOf(reason, change) };
      }
    },
    undo: () => {
      if (done?.undo && !call.isPending) call.mutate({ change: done.undo, text: t('changes.undone'), isUndo: true });
    },
  } as const;
}

export type Changes<Change> = ReturnType<typeof useChanges<Change, object>>;

type OutcomeProps = { changes: Pick<Changes<unknown>, 'done' | 'failure' | 'isBusy' | 'undo'> };

/** Shows the last change's result, with an undo. The result takes the focus: the focused control can have been removed. */
export function Outcome({ changes: { done, failure, isBusy, undo } }: OutcomeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const ticket = done?.ticket;
  useEffect(() => {
    if (ticket !== undefined) box.current?.focus();
  }, [ticket]);
  return (
    <div ref={box} tabIndex={-1} className="v-filled v-ringless">
      {failure !== null && <Banner>{failure}</Banner>}
      {failure === null && done && (
        <Banner tone="good">
          <div className="v-cluster v-gap-2 v-column-4 v-center v-between">
            <span>{done.text}</span>
            {done.undo !== undefined && (
              <Button variant="quiet" size="sm" busy={isBusy} onClick={undo}>
                {t('changes.undo')}
              </Button>
            )}
          </div>
        </Banner>
      )}
    </div>
  );
}
