import { useState } from 'react';
import { LoadFailure } from '@verdant/shared/calls';
import { callApi, moneyImportCalls } from '@verdant/shared/contract';
import type { AccountKind, ImportMapping, ImportPreview, MoneyImport } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMutation, useQuery } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Button, SelectField, Spinner } from '@verdant/shared/ui';
import { FileChecks, FileQuestions, type SimilarRowsChoice } from './file-checks';
import { TargetAccountFields, type TargetAccount } from './target-account-fields';
import { PreviewTable } from './preview-table';
import { useManualAccounts, useRefetchMoneyData, importFailureText } from './import-data';
import { useImportTexts } from './texts';

type FileCheckProps = {
  file: File;
  /** Running number of the chosen file since the page was opened. */
  number: number;
  /** Index of the account to show first, in a file with several accounts. */
  firstPart: number;
  onOther: () => void;
  /** `nextPart`: index of the file's next account; undefined after the last account. */
  onDone: (saved: MoneyImport, nextPart: number | undefined) => void;
};

type Choices = {
  mapping: ImportMapping | undefined;
  accountId: string | undefined;
  part: number;
  similar?: SimilarRowsChoice;
};

const sentWith = ({ mapping, accountId, part, similar }: Choices) => ({
  ...(mapping && { mapping: JSON.stringify(mapping) }),
  ...(accountId && { account_id: accountId }),
  ...(part > 0 && { part: String(part) }),
  ...(similar && { similar }),
});

export function FileCheck({ file, number, firstPart, onOther, onDone }: FileCheckProps) {
  const t = useImportTexts();
  const format = useFormat();
  const api = useApi();
  const refetch = useRefetchMoneyData();
  const { accounts, isLoading } = useManualAccounts();
  const [mapping, setMapping] = useState<ImportMapping>();
  const [chosen, setInto] = useState<TargetAccount>();
  const [checks, setChecks] = useState(0);
  const [part, setPart] = useState(firstPart);
  const [similar, setSimilar] = useState<SimilarRowsChoice>();
  const [matching, setMatching] = useState<string>();

  const accountId = chosen ? chosen.accountId : accounts.length === 0 ? null : (matching ?? '');
  const preview = useQuery<ImportPreview>({
    queryKey: ['import-preview', number, mapping, accountId, part, similar],
    queryFn: async ({ signal }) => {
      const query = sentWith({ mapping, accountId: accountId ?? undefined, part, similar });
      const found = await callApi(api, moneyImportCalls.preview, { query, body: file, signal });
      setMatching((before) => before ?? found.account_id ?? undefined);
      return found;
    },
    enabled: !isLoading,
    placeholderData: (previous) => previous,
    retry: false,
    gcTime: 0,
    staleTime: Infinity,
  });
  const kind: AccountKind = preview.data?.kind ?? 'everyday';
  const ownName = preview.data && preview.data.account_count > 1 ? preview.data.accounts[part]?.name : undefined;
  const into = chosen ?? { accountId, kind, name: ownName || t(`kind.${kind}`) };
  const add = useMutation({
    mutationFn: async (read: ImportPreview) =>
      callApi(api, moneyImportCalls.add, {
        query: {
          ...sentWith({ mapping: read.mapping, accountId: into.accountId ?? undefined, part, similar }),
          file_name: file.name,
          ...(into.accountId === null && { account: JSON.stringify({ name: into.name, kind: into.kind }) }),
        },
        body: file,
      }),
    onSuccess: async (saved) => {
      onDone(saved, part + 1 < (preview.data?.account_count ?? 0) ? part + 1 : undefined);
      await refetch();
    },
  });

  const { data: read } = preview;
  const isAsked = read !== undefined && (read.readings.length > 0 || (read.similar_count > 0 && !similar));
  const isReady =
    read !== undefined && !preview.isFetching && read.missing.length === 0 && read.new_count > 0 && !isAsked;
  const count = read?.new_count ?? 0;
  const isIntoMissing = into.accountId === '' || (into.accountId === null && into.name.trim() === '');
  const submit = () => {
    setChecks(checks + 1);
    if (isReady && !isIntoMissing) add.mutate(read);
  };
  return (
    <>
      <div>
        <p>
          <span className="v-strong v-anywhere">{file.name}</span>{' '}
          {read?.first_day && read.last_day && (
            <span className="v-muted v-sm">
              {t('import.rows', {
                count: format.number(count + read.duplicates.reduce((sum, duplicate) => sum + duplicate.count, 0)),
                first: format.date(read.first_day),
                last: format.date(read.last_day),
              })}
            </span>
          )}
        </p>
      </div>
      {preview.isError && <LoadFailure query={preview}>{importFailureText(preview.error, t)}</LoadFailure>}
      {!preview.isError && add.isError && <Banner>{importFailureText(add.error, t)}</Banner>}
      {!read && !preview.isError && <Spinner label={t('import.reading')} />}
      {read && (
        <>
          {read.account_count > 1 && (
            <SelectField
              label={t('import.part')}
              value={String(part)}
              options={read.accounts.map((account, index) => ({
                value: String(index),
                label: t('import.partOf', {
                  name: account.name || t('import.partNumber', { number: index + 1 }),
                  count: format.number(account.count),
                }),
              }))}
              onChange={({ target }) => {
                add.reset();
                setPart(Number(target.value));
                setInto(undefined);
                setMatching(undefined);
                setSimilar(undefined);
              }}
            />
          )}
          <TargetAccountFields
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
          <FileQuestions preview={read} similar={similar} onReading={setMapping} onSimilar={setSimilar} />
          <FileChecks preview={read} />
          <p className="visually-hidden" role="status">
            {add.isPending ? t('add.adding') : ''}
          </p>
        </>
      )}
      <div className="v-cluster v-gap-3 v-center">
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
