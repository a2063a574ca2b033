import { useId, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { activationResult } from '@verdant/federation/contract';
import type { RemoteHealthEntry } from '@verdant/federation/contract';
import { ApiError } from '@verdant/shared/api';
import { useFieldFocus } from '@verdant/shared/forms';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Dialog, SelectField, TextField } from '@verdant/shared/ui';
import { lastRollback, nextRollback } from './next-rollback';
import type { TimeFormatters } from './times';
import { usePlatformTexts } from './texts';
import type { PlatformText, PlatformTranslate } from './texts';

export type RemoteOperation = 'rollback' | 'freeze' | 'unfreeze' | 'remove';

/** HTTP status of an operation that needs a confirmation, such as a second rollback in a row. */
const ASKED = 428;
const MAX_REASON = 300;
const TIMEOUT_MS = 20_000;

type OperationDialogProps = {
  operation: RemoteOperation;
  remote: RemoteHealthEntry;
  removable: readonly string[];
  times: TimeFormatters;
  onClose: () => void;
  /** Called if the operation fails, because the remote has possibly changed since the dialog opened. */
  onChanged: () => void;
  onDone: () => void;
};

function rollbackTexts(remote: RemoteHealthEntry, t: PlatformTranslate, times: TimeFormatters): string[] {
  const next = nextRollback(remote);
  const last = lastRollback(remote);
  const nameOf = (version: string | null) =>
    version ?? (remote.built === null ? t('active.none') : t('active.built', { version: remote.built }));
  const before =
    last && t('operate.rollback.again', { at: times.moment(last.at), from: nameOf(last.from), to: nameOf(last.to) });
  if (!next) return [];
  const { from, to, isBuilt, endsCanary } = next;
  const target = isBuilt ? nameOf(null) : to;
  const does =
    target === null
      ? t('operate.rollback.nothing', { remote: remote.name })
      : t(endsCanary ? 'operate.rollback.canary' : 'operate.rollback.to', { from, to: target });
  return [...(before === undefined ? [] : [before]), does];
}

const refusals: Readonly<Record<number, PlatformText>> = {
  401: 'operate.failed.signedOut',
  403: 'operate.failed.notAllowed',
  404: 'operate.failed.gone',
  409: 'operate.failed.inUse',
  422: 'operate.failed.reason',
  429: 'operate.failed.tooMany',
};

function failureOf(error: Error, t: PlatformTranslate): string | undefined {
  const status = error instanceof ApiError ? error.status : undefined;
  if (status === undefined || status >= 500) return t('operate.failed.unreachable');
  if (status === ASKED) return undefined;
  return t(refusals[status] ?? 'operate.failed.refused', { count: MAX_REASON, status });
}

export function OperationDialog({
  operation,
  remote,
  removable,
  times,
  onClose,
  onChanged,
  onDone,
}: OperationDialogProps) {
  const t = usePlatformTexts();
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
  const failure = error && failureOf(error, t);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setChecks(checks + 1);
    if (!isMissing && !isPending) mutate(isAsked);
  };
  const texts = operation === 'rollback' ? rollbackTexts(remote, t, times) : [t(`operate.${operation}.text`)];
  return (
    <Dialog
      open
      size="sm"
      title={t('operate.title', { action: t(`operate.${operation}`), remote: remote.name })}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('operate.cancel')}
          </Button>
          <Button
            type="submit"
            form={id}
            busy={isPending}
            variant={operation === 'remove' || isAsked ? 'danger' : 'primary'}
          >
            {t(isAsked ? 'operate.confirm' : `operate.${operation}`)}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} className="v-stack v-gap-4" noValidate onSubmit={submit}>
        {isAsked ? (
          <Banner>{[...texts, t('operate.sure')].join(' ')}</Banner>
        ) : (
          texts.map((text) => <p key={text}>{text}</p>)
        )}
        {operation === 'remove' && (
          <SelectField
            label={t('release')}
            options={removable.map((value) => ({ value, label: value }))}
            value={version}
            onChange={({ target }) => setVersion(target.value)}
          />
        )}
        <TextField
          label={t('reason')}
          hint={t('operate.reason.hint')}
          error={checks > 0 && isMissing ? t('operate.reason.missing') : undefined}
          value={reason}
          maxLength={MAX_REASON}
          onChange={({ target }) => setReason(target.value)}
        />
        {failure && <Banner>{failure}</Banner>}
      </form>
    </Dialog>
  );
}
