import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { activationResult } from '@verdant/federation/contract';
import type { RemoteHealthEntry } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { formatMoment } from '@verdant/shared/format';
import { useFieldFocus } from '@verdant/shared/forms';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Dialog, SelectField, TextField } from '@verdant/shared/ui';
import { lastRollback, nameOfVersion, nextRollback } from './metrics';

export type RemoteOperation = 'rollback' | 'freeze' | 'unfreeze' | 'remove';

export const operationTitles: Readonly<Record<RemoteOperation, string>> = {
  rollback: 'Roll back',
  freeze: 'Freeze',
  unfreeze: 'Unfreeze',
  remove: 'Remove a release',
};

const operationTexts: Readonly<Record<Exclude<RemoteOperation, 'rollback'>, string>> = {
  freeze:
    'No release of it can be activated or be a canary until an operator unfreezes it. Rollbacks go on, automatic ones too.',
  unfreeze: 'Its team can activate releases again.',
  remove:
    'The release and its files are deleted for good, and its version stays taken. Copies in browsers and at a CDN are not reached.',
};

/** HTTP status of an operation that needs a confirmation, such as a second rollback in a row. */
const ASKED = 428;
const MAX_REASON = 300;
const TIMEOUT_MS = 20_000;

type OperationDialogProps = {
  operation: RemoteOperation;
  remote: RemoteHealthEntry;
  removable: readonly string[];
  onClose: () => void;
  /** Called if the operation fails, because the remote has possibly changed since the dialog opened. */
  onChanged: () => void;
  onDone: () => void;
};

function rollbackTexts(remote: RemoteHealthEntry): string[] {
  const next = nextRollback(remote);
  if (!next) return [];
  const { from, to, isBuilt, endsCanary } = next;
  const target = isBuilt ? nameOfVersion(null, remote) : to;
  const replaced = endsCanary
    ? `The canary ${from} ends: everyone gets ${target} with their next page.`
    : `Everyone gets ${target} in place of ${from} with their next page.`;
  const effect =
    target === null ? `Visitors then get nothing of ${remote.name}: its pages lead to the landing page.` : replaced;
  const last = lastRollback(remote);
  if (!last) return [effect];
  const [lastFrom, lastTo] = [last.from, last.to].map((version) => nameOfVersion(version, remote));
  return [`It was rolled back already, from ${lastFrom} to ${lastTo} (${formatMoment(last.at)}).`, effect];
}

const refusals: Readonly<Record<number, string>> = {
  401: 'Your sign-in has ended. Nothing has changed. Sign in again.',
  403: 'Your account may not operate remotes. Nothing has changed.',
  404: 'It is no longer there: someone has removed it.',
  409: 'Visitors get this release at the moment, so it stays. Close this dialog to see what is active now.',
  422: `The reason was not accepted. Write one line of 1 to ${MAX_REASON} characters.`,
  429: 'Too many operations in a short time. Nothing has changed. Try again in a minute.',
};

function failureOf(error: Error): string | undefined {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === undefined || status >= 500) {
    return 'The server did not respond. Refresh the page to see whether it was done.';
  }
  if (status === ASKED) return undefined;
  return refusals[status] ?? `The server refused, and nothing has changed (${status}).`;
}

export function OperationDialog({ operation, remote, removable, onClose, onChanged, onDone }: OperationDialogProps) {
  const api = useApi();
  const id = useId();
  const [reason, setReason] = useState('');
  const [version, setVersion] = useState(removable[0] ?? '');
  const [checks, setChecks] = useState(0);
  const form = useFieldFocus(checks);
  const { mutate, error, isPending } = useMutation({
    mutationFn: async (confirm: boolean) =>
      api.post(`/operations/${remote.name}/${operation}`, {
        body: { reason, ...(operation === 'remove' && { version }), ...(confirm && { confirm }) },
        schema: activationResult,
        timeoutMs: TIMEOUT_MS,
      }),
    onSuccess: onDone,
    onError: onChanged,
  });
  const isAsked = error instanceof ApiError && error.status === ASKED;
  const isMissing = reason.trim() === '';
  const failure = error && failureOf(error);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecks(checks + 1);
    if (!isMissing && !isPending) mutate(isAsked);
  };
  const texts = operation === 'rollback' ? rollbackTexts(remote) : [operationTexts[operation]];
  return (
    <Dialog
      open
      size="sm"
      title={`${operationTitles[operation]}: ${remote.name}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={id}
            busy={isPending}
            variant={operation === 'remove' || isAsked ? 'danger' : 'primary'}
          >
            {isAsked ? 'Roll back all the same' : operationTitles[operation]}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className="v-stack v-gap-4" noValidate onSubmit={submit}>
        {isAsked ? (
          <Banner>{[...texts, 'Is that what you want?'].join(' ')}</Banner>
        ) : (
          texts.map((text) => <p key={text}>{text}</p>)
        )}
        {operation === 'remove' && (
          <SelectField
            label="Release"
            options={removable.map((value) => ({ value, label: value }))}
            value={version}
            onChange={({ target }) => setVersion(target.value)}
          />
        )}
        <TextField
          label="Reason"
          hint="Everyone can read it in the history."
          error={checks > 0 && isMissing ? 'Please say why.' : undefined}
          value={reason}
          maxLength={MAX_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && <Banner>{failure}</Banner>}
      </form>
    </Dialog>
  );
}
