import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { classNames } from '@verdant/shared/ui';
import link from '../../section/link.module.css';
import { useTexts } from '../../texts';
import { demoAmount, dollarsOf, totalsOf, transactions } from '../samples/transactions';
import { FactList } from './fact-list';
import { OpenablePanel } from './openable-panel';
import shared from './openable-panel.module.css';
import styles from './transactions-panel.module.css';

const amountClass = (amount: string) => (dollarsOf(amount) > 0 ? shared.incoming : undefined);

function TransactionTable() {
  const t = useTexts();
  const format = useFormat();
  return (
    <table className={shared.table}>
      <caption className="visually-hidden">{t('transactions.dialog')}</caption>
      <thead>
        <tr>
          <th scope="col" className={shared.wideOnly}>
            {t('transactions.date')}
          </th>
          <th scope="col">{t('transactions.description')}</th>
          <th scope="col" className={shared.wideOnly}>
            {t('transactions.category')}
          </th>
          <th scope="col" className={shared.number}>
            {t('transactions.amount')}
          </th>
        </tr>
      </thead>
      <tbody>
        {transactions.map(({ id, description, category, amount, date }) => (
          <tr key={id}>
            <td className={classNames(shared.wideOnly, shared.muted)}>{format.date(date)}</td>
            <th scope="row">
              {t(description)}
              <span className={shared.small}>{`${t(category)}, ${format.date(date)}`}</span>
            </th>
            <td className={shared.wideOnly}>{t(category)}</td>
            <td className={classNames(shared.number, amountClass(amount))}>{amount}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function TransactionDetails() {
  const t = useTexts();
  const { moneyIn, moneyOut, net } = totalsOf(transactions);
  return (
    <>
      <FactList
        facts={[
          { name: t('transactions.in'), value: demoAmount(moneyIn) },
          { name: t('transactions.out'), value: demoAmount(moneyOut) },
          { name: t('transactions.net'), value: demoAmount(net) },
        ]}
      />
      <TransactionTable />
    </>
  );
}

export function TransactionsPanel() {
  const t = useTexts();
  const format = useFormat();
  return (
    <OpenablePanel
      title={t('transactions.title')}
      link={
        <Link to="/transactions" className={classNames(link.link, shared.more)}>
          {t('transactions.viewAll')}
        </Link>
      }
      dialogTitle={t('transactions.dialog')}
      details={<TransactionDetails />}
    >
      <ul>
        {transactions.map(({ id, description, category, amount, date }) => (
          <li key={id} className={styles.row}>
            <span className={styles.what}>
              <span className={styles.name}>{t(description)}</span>
              <span className={styles.sub}>
                {t(category)} <span aria-hidden="true">&middot;</span> <time dateTime={date}>{format.date(date)}</time>
              </span>
            </span>
            <span className={classNames(styles.amount, amountClass(amount))}>{amount}</span>
          </li>
        ))}
      </ul>
    </OpenablePanel>
  );
}
