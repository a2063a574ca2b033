import { useState } from 'react';
import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { AccountKind, ImportMapping, ImportPreview, MoneyImport } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMutation, useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, Spinner } from '@verdant/shared/ui';
import { failureText } from './failure-text';
import { FileChecks } from './file-checks';
import { IntoAccount, type Into } from './into-account';
import styles from './money-import.module.css';
import { PreviewTable } from './preview-table';
import { useImportTexts } from './texts';
import { useAccountsByHand, useRefetch } from './use-import-data';

type FileCheckProps = {
  file: File;
  /** Which file of this visit it is. */
  number: number;
  onOther: () => void;
  onDone: (saved: MoneyImport) => void;
};

/** What a file is sent with: only what the user has chosen. */
const sentWith = (mapping: ImportMapping | undefined, accountId: string | undefined) => ({
  ...(mapping && { mapping: JSON.stringify(mapping) }),
  ...(accountId && { account_id: accountId }),
});

/** How a file is read, above its first rows, and the button that adds it. */
export function FileCheck({ file, number, onOther, onDone }: FileCheckProps) {
  const t = useImportTexts();
  const format = useFormat();
  const api = useApi();
  const refetch = useRefetch();
  const { accounts, isLoading } = useAccountsByHand();
  const [mapping, setMapping] = useState<ImportMapping>();
  const [chosen, setInto] = useState<Into>();
  const [checks, setChecks] = useState(0);

  const accountId = chosen ? chosen.accountId : accounts.length === 0 ? null : '';
  const preview = useQuery<ImportPreview>({
    queryKey: ['import-preview', number, mapping, accountId],
    queryFn: async ({ signal }) =>
      callApi(api, moneyImportCalls.preview, {
        query: sentWith(mapping, accountId ?? undefined),
        body: file,
        signal,
      }),
    enabled: !isLoading,
    placeholderData: (previous) => previous,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const kind: AccountKind = preview.data?.kind ?? 'everyday';
  const into = chosen ?? { accountId, kind, name: t(`kind.${kind}`) };
  const add = useMutation({
    mutationFn: async (read: ImportPreview) =>
      callApi(api, moneyImportCalls.add, {
        query: {
          ...sentWith(read.mapping, into.accountId ?? undefined),
          file_name: file.name,
          ...(into.accountId === null && { account: JSON.stringify({ name: into.name, kind: into.kind }) }),
        },
        body: file,
      }),
    onSuccess: async (saved) => {
      onDone(saved);
      await refetch();
    },
  });

  const failure = preview.error ?? add.error;
  const { data: read } = preview;
  const isReady = read !== undefined && !preview.isFetching && read.missing.length === 0 && read.new_count > 0;
  const count = read?.new_count ?? 0;
  const isIntoMissing = into.accountId === '' || (into.accountId === null && into.name.trim() === '');
  const submit = () => {
    setChecks(checks + 1);
    if (isReady && !isIntoMissing) add.mutate(read);
  };
  return (
    <>
      <div className={styles.fileLine}>
        <p>
          <span className={styles.strong}>{file.name}</span>{' '}
          {read?.first_day && read.last_day && (
            <span className={styles.muted}>
              {t('import.rows', {
                count: format.number(count + read.duplicates.reduce((sum, one) => sum + one.count, 0)),
                first: format.date(read.first_day),
                last: format.date(read.last_day),
              })}
            </span>
          )}
        </p>
      </div>
      {failure && (
        <Banner>
          <span>{failureText(failure, t)}</span>{' '}
          {preview.isError && (
            <Button variant="secondary" size="sm" busy={preview.isFetching} onClick={() => void preview.refetch()}>
              {t('import.retry')}
            </Button>
          )}
        </Banner>
      )}
      {!read && !preview.isError && <Spinner label={t('import.reading')} />}
      {read && (
        <>
          <IntoAccount
            into={into}
            accounts={accounts}
            checks={checks}
            onChange={(next) => {
              add.reset();
              setInto(next);
            }}
          />
          <PreviewTable
            preview={read}
            isBusy={preview.isFetching}
            onChange={(next) => {
              add.reset();
              setMapping(next);
            }}
          />
          <FileChecks preview={read} />
          <p className="visually-hidden" role="status">
            {add.isPending ? t('add.adding') : ''}
          </p>
        </>
      )}
      <div className={styles.actions}>
        {read && (
          <Button
            busy={add.isPending || preview.isFetching}
            disabled={!isReady && !preview.isFetching}
            onClick={submit}
          >
            {count === 0 ? t('add.none') : count === 1 ? t('add.one') : t('add.many', { count: format.number(count) })}
          </Button>
        )}
        <Button variant="secondary" onClick={onOther}>
          {t('import.another')}
        </Button>
      </div>
    </>
  );
}
