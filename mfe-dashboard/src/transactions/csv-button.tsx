import { callApi, moneyCalls } from '@verdant/shared/contract';
import type { MoneyAccount, MoneyTransaction } from '@verdant/shared/contract';
import { useCategoryName } from '@verdant/shared/money';
import { useMutation } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Button } from '@verdant/shared/ui';
import { filtersToParams } from './filters';
import type { TransactionFilters } from './filters';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';

/** Texts of the columns' headers, in the order in which `toCsv` writes the cells. */
const csvHeaders = [
  ...(['csv.date', 'csv.name', 'csv.description', 'all.account', 'all.category'] as const),
  ...(['csv.amount', 'csv.currency', 'csv.note', 'csv.tags'] as const),
];
const FILE_NAME = 'verdant-transactions.csv';
/** Time in milliseconds after which the file's URL is revoked, by when browsers have begun to save the file. */
const KEPT_MS = 60_000;
/** Maximum number of transactions in one page of the server's response. */
const PAGE = 200;

async function fetchAll(api: ReturnType<typeof useApi>, filters: TransactionFilters): Promise<MoneyTransaction[]> {
  const all: MoneyTransaction[] = [];
  let before: string | null = '';
  do {
    const query: Record<string, string> = {
      ...filtersToParams(filters),
      ...(before && { before }),
      limit: String(PAGE),
    };
    const page = await callApi(api, moneyCalls.transactions, { query });
    all.push(...page.transactions);
    before = page.next;
  } while (before !== null);
  return all;
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = FILE_NAME;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}

export function CsvButton({ filters, accounts }: { filters: TransactionFilters; accounts: readonly MoneyAccount[] }) {
  const t = useTransactionsTexts();
  const categoryName = useCategoryName();
  const api = useApi();
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
      // The chunk is loaded on first use, because few users save a CSV file.
      const { toCsv } = await import(/* webpackChunkName: "transactions-csv" */ './csv');
      const headers = csvHeaders.map((key) => t(key));
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
      <span role="status" className="v-muted v-xs">
        {isError && t('csv.failed')}
      </span>
    </div>
  );
}
