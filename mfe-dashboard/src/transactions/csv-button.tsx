import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyAccount, MoneyTransaction } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { toParams } from './filters';
import type { Filters } from './filters';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';

const FILE_NAME = 'verdant-transactions.csv';
/** Time in milliseconds after which the file's URL is revoked; browsers begin to save the file earlier. */
const KEPT_MS = 60_000;
/** Maximum number of transactions in one page of the server's response. */
const PAGE = 200;

/** Fetches all transactions that match the filters, page by page. */
async function fetchAll(api: ReturnType<typeof useApi>, filters: Filters): Promise<MoneyTransaction[]> {
  const all: MoneyTransaction[] = [];
  let before: string | null = '';
  do {
    const query: Record<string, string> = { ...toParams(filters), ...(before && { before }), limit: String(PAGE) };
    const page = await callApi(api, moneyCalls.transactions, { query });
    all.push(...page.transactions);
    before = page.next;
  } while (before !== null);
  return all;
}

/** Saves a text as a file, by a click on a temporary download link. */
function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

type CsvButtonProps = { filters: Filters; accounts: readonly MoneyAccount[] };

/** A button that saves the transactions that match the filters as a CSV file. */
export function CsvButton({ filters, accounts }: CsvButtonProps) {
  const t = useTransactionsTexts();
  const categoryName = useCategoryName();
  const api = useApi();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      // The chunk is loaded on first use, because few users save a CSV file.
      const { toCsv } = await import(/* webpackChunkName: "transactions-csv" */ './csv');
      const headers = {
        date: t('csv.date'),
        name: t('csv.name'),
        description: t('csv.description'),
        account: t('all.account'),
        category: t('all.category'),
        amount: t('csv.amount'),
        currency: t('csv.currency'),
        note: t('csv.note'),
        tags: t('csv.tags'),
      };
      const accountNames = new Map(accounts.map(({ id, name }) => [id, name]));
      const accountName = (id: string) => accountNames.get(id) ?? '';
      saveFile(toCsv(await fetchAll(api, filters), { headers, accountName, categoryName, category: filters.category }));
    },
  });
  return (
    <div className={`${styles.csv} v-cluster v-center`}>
      <Button variant="quiet" size="sm" className={styles.action} busy={isPending} onClick={() => mutate()}>
        {t('csv.save')}
      </Button>
      <span role="status" className={styles.note}>
        {isError && t('csv.failed')}
      </span>
    </div>
  );
}
