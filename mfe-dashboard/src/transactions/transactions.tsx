import type { MoneyTransactions } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMoney } from '@verdant/shared/money';
import { MoneyTabs } from '@verdant/shared/money-tabs';
import { QueryProvider } from '@verdant/shared/query';
import { useSearchParams } from '@verdant/shared/router';
import { Banner, Button, ButtonLink, Page, Spinner } from '@verdant/shared/ui';
import { TransactionRow } from '../dashboard/account-data/transaction-row';
import { TransactionTable } from '../dashboard/panels/transaction-table';
import { FilterForm } from './filter-form';
import { isNarrowed, readFilters, toParams } from './filters';
import type { Filters } from './filters';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';
import { useTransactions } from './use-transactions';

/** The sums of the chosen month. */
function Totals({ income_cents, spent_cents, count }: NonNullable<MoneyTransactions['totals']>) {
  const t = useTransactionsTexts();
  const { cents } = useFormat();
  const figures = [
    { name: t('all.out'), value: cents(spent_cents) },
    { name: t('all.in'), value: cents(income_cents) },
    { name: t('all.count'), value: String(count) },
  ];
  return (
    <div>
      <dl className={styles.totals}>
        {figures.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{t('all.transfers')}</p>
    </div>
  );
}

type ListProps = { filters: Filters; onReset: () => void };

function List({ filters, onReset }: ListProps) {
  const t = useTransactionsTexts();
  const query = useTransactions(filters, true);
  if (query.isPending) return <Spinner label={t('all.title')} />;
  const failed = query.isError && (
    <Banner>
      <span>{t('all.failed')}</span>{' '}
      <Button variant="secondary" size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('all.retry')}
      </Button>
    </Banner>
  );
  if (!query.data) return failed;
  const [first] = query.data.pages;
  const transactions = query.data.pages.flatMap((page) => page.transactions);
  return (
    <>
      {failed}
      {first?.totals && <Totals {...first.totals} />}
      <div className={styles.list} aria-busy={query.isPlaceholderData}>
        {transactions.length === 0 ? (
          <>
            <p role="status">{t(isNarrowed(filters) ? 'all.nothing' : 'all.none')}</p>
            {isNarrowed(filters) && (
              <Button variant="secondary" onClick={onReset}>
                {t('all.reset')}
              </Button>
            )}
          </>
        ) : (
          <TransactionTable>
            {transactions.map((transaction) => (
              <TransactionRow key={transaction.id} transaction={transaction} />
            ))}
          </TransactionTable>
        )}
        {query.hasNextPage && (
          <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('all.more')}
          </Button>
        )}
      </div>
    </>
  );
}

function Content() {
  const t = useTransactionsTexts();
  const { overview, isLoading } = useMoney();
  const [params, setParams] = useSearchParams();
  const { filters, hasInvalid } = readFilters(params);
  const reset = () => setParams({}, { replace: true });
  const show = (shown: Filters) => setParams(toParams(shown), { replace: true });
  if (isLoading) return <Spinner label={t('all.title')} />;
  if (!overview?.accounts.length) {
    return (
      <div className={styles.list}>
        <p>{t('all.noAccounts')}</p>
        {overview?.can_link && <ButtonLink to="/yodlee-connect">{t('all.link')}</ButtonLink>}
      </div>
    );
  }
  return (
    <>
      {hasInvalid && (
        <Banner tone="info">
          <span>{t('all.invalid')}</span>{' '}
          <Button variant="secondary" size="sm" onClick={reset}>
            {t('all.reset')}
          </Button>
        </Banner>
      )}
      <FilterForm
        filters={filters}
        accounts={overview.accounts}
        onChange={(changed) => show({ ...filters, ...changed })}
      />
      <List filters={filters} onReset={reset} />
    </>
  );
}

/** All transactions of a user's accounts. */
export function Transactions() {
  const t = useTransactionsTexts();
  return (
    <Page title={t('all.title')} subtitle={t('all.subtitle')}>
      <MoneyTabs />
      <QueryProvider>
        <Content />
      </QueryProvider>
    </Page>
  );
}
