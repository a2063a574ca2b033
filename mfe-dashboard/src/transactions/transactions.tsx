import { LoadFailure } from '@verdant/shared/calls';
import type { MoneyAccount, MoneyTransaction, MoneyTransactions } from '@verdant/shared/contract';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useFormat } from '@verdant/shared/format';
import { lazyComponent } from '@verdant/shared/lazy';
import { useMoney } from '@verdant/shared/money';
import { useInfiniteQuery } from '@verdant/shared/query';
import { useSearchParams } from '@verdant/shared/router';
import { Banner, Button, ButtonLink, Skeleton } from '@verdant/shared/ui';
import { callApi, moneyCalls } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { TransactionList } from '../dashboard/account-data/transaction-list';
import { MoneyPage } from '../section/money-page';
import { CsvButton } from './csv-button';
import { FilterForm, TagFilter } from './filter-form';
import { hasFilters, readFilters, filtersToParams } from './filters';
import type { TransactionFilters } from './filters';
import { useSelection } from './selection/use-selection';
import { Totals } from './totals';
import styles from './transactions.module.css';
import { useTransactionsTexts } from './texts';

const PAGE = 50;

const queryOf = (filters: TransactionFilters, before: string): Record<string, string> => ({
  ...filtersToParams(filters),
  ...(before === '' ? { include: 'totals' } : { before }),
  limit: String(PAGE),
});

/** Returns pages of transactions, newest first. The previous transactions stay visible while new filters are fetched. */
function useTransactions(filters: TransactionFilters) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: ['account-data', 'all-transactions', filters],
    queryFn: async ({ pageParam, signal }): Promise<MoneyTransactions> =>
      callApi(api, moneyCalls.transactions, { query: queryOf(filters, pageParam), signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: (previous) => previous,
  });
}

const SelectionBar = lazyComponent(() =>
  import(/* webpackChunkName: "selection-bar" */ './selection/selection-bar').then((bar) => bar.SelectionBar),
);

type SelectableListProps = {
  transactions: readonly MoneyTransaction[];
  /** React key that remounts the list for new filters, so that a correction's message never appears in another list. */
  filtersKey: string;
  tagFilter: ReactNode;
  empty: ReactNode;
};

function SelectableList({ transactions, filtersKey, tagFilter, empty }: SelectableListProps) {
  const t = useTransactionsTexts();
  const selection = useSelection(transactions);
  const { selected } = selection;
  const box = useRef<HTMLDivElement>(null);
  const stop = () => {
    selection.stop();
    // Moves the focus to the first button, which starts the selection, because the focused control was removed.
    box.current?.querySelector('button')?.focus();
  };
  const stopOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && selected) stop();
  };
  return (
    <div ref={box} role="presentation" className={`${styles.selectable} v-stack v-full`} onKeyDown={stopOnEscape}>
      <div className={`v-cluster v-gap-2 v-column-4 v-bottom v-pad-bottom-1 ${styles.tools}`}>
        {tagFilter}
        {transactions.length > 0 && (
          <Button variant="quiet" size="sm" className={styles.select} onClick={selected ? stop : selection.start}>
            {t(selected ? 'all.selectEnd' : 'all.select')}
          </Button>
        )}
      </div>
      {transactions.length === 0 && empty}
      {transactions.length > 0 && (
        <TransactionList
          // Remounts the list: a visible message about a correction would take the focus again after the selection ends.
          key={selected ? 'selecting' : filtersKey}
          transactions={transactions}
          heading="h2"
          selection={selected && { selected, toggle: selection.toggle }}
        />
      )}
      {selected && <SelectionBar selected={selected} selection={selection} onDone={stop} />}
    </div>
  );
}

type ListProps = {
  filters: TransactionFilters;
  query: ReturnType<typeof useTransactions>;
  onChange: (changed: Partial<TransactionFilters>) => void;
  onReset: () => void;
};

function List({ filters, query, onChange, onReset }: ListProps) {
  const t = useTransactionsTexts();
  const { number } = useFormat();
  if (query.isPending) return <Skeleton height="60rem" />;
  const failed = query.isError && <LoadFailure query={query}>{t('all.failed')}</LoadFailure>;
  if (!query.data) return failed;
  const transactions = query.data.pages.flatMap((page) => page.transactions);
  const [first] = query.data.pages;
  const count = first?.totals?.count;
  return (
    <>
      {failed}
      <div className={`${styles.list} v-stack v-gap-5 v-left`} aria-busy={query.isPlaceholderData}>
        <SelectableList
          transactions={transactions}
          filtersKey={JSON.stringify(filters)}
          tagFilter={<TagFilter tag={filters.tag} tags={first?.tags ?? []} onChange={(tag) => onChange({ tag })} />}
          empty={
            <>
              <p role="status">{t(hasFilters(filters) ? 'all.nothing' : 'all.none')}</p>
              {hasFilters(filters) && (
                <Button variant="secondary" onClick={onReset}>
                  {t('all.reset')}
                </Button>
              )}
            </>
          }
        />
        {query.hasNextPage && (
          <p className="v-cluster v-gap-2 v-column-4 v-center v-figures">
            <Button variant="secondary" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
              {t('all.more')}
            </Button>
            {count !== undefined && (
              <span className="v-muted v-xs">
                {t('all.shown', { shown: number(transactions.length), count: number(count) })}
              </span>
            )}
          </p>
        )}
      </div>
    </>
  );
}

function TransactionsOf({ accounts }: { accounts: readonly MoneyAccount[] }) {
  const t = useTransactionsTexts();
  const [params, setParams] = useSearchParams();
  const { filters, hasInvalid } = readFilters(params);
  const query = useTransactions(filters);
  const [first] = query.data?.pages ?? [];
  const tags = first?.tags ?? [];
  const reset = () => setParams({}, { replace: true });
  const change = (changed: Partial<TransactionFilters>) =>
    setParams(filtersToParams({ ...filters, ...changed }), { replace: true });
  return (
    <div className="v-stack v-gap-6">
      {hasInvalid && (
        <Banner tone="info">
          <span>{t('all.invalid')}</span>{' '}
          <Button variant="secondary" size="sm" onClick={reset}>
            {t('all.reset')}
          </Button>
        </Banner>
      )}
      <FilterForm filters={filters} accounts={accounts} months={first?.months ?? []} onChange={change} />
      <Totals totals={first?.totals} />
      <datalist id="tags-in-use">
        {tags.map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </datalist>
      <List filters={filters} query={query} onChange={change} onReset={reset} />
    </div>
  );
}

function Content() {
  const t = useTransactionsTexts();
  const { overview, isLoading } = useMoney();
  if (isLoading) return <Skeleton height="60rem" />;
  if (overview?.accounts.length) return <TransactionsOf accounts={overview.accounts} />;
  return (
    <div className={`${styles.list} v-stack v-gap-5 v-left`}>
      <p>{t('all.noAccounts')}</p>
      {overview?.can_link && <ButtonLink to="/yodlee-connect">{t('all.link')}</ButtonLink>}
    </div>
  );
}

function Actions() {
  const t = useTransactionsTexts();
  const { overview, isLoading } = useMoney();
  const [params] = useSearchParams();
  const accounts = overview?.accounts ?? [];
  return (
    <>
      {(isLoading || accounts.length > 0) && (
        // The button keeps its place while the accounts are loading, so that it does not move the next link.
        <div className={isLoading ? styles.unseen : undefined}>
          <CsvButton filters={readFilters(params).filters} accounts={accounts} />
        </div>
      )}
      <ButtonLink to="/money/import" variant="quiet" size="sm" className={styles.action}>
        {t('all.addFile')}
      </ButtonLink>
    </>
  );
}

export function Transactions() {
  const t = useTransactionsTexts();
  return (
    <MoneyPage title={t('all.title')} subtitle={t('all.subtitle')} actions={<Actions />}>
      <Content />
    </MoneyPage>
  );
}
