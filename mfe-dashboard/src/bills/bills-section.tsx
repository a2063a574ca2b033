import { ReceiptText } from 'lucide-react';
import { useRef } from 'react';
import { EditableRows } from '@verdant/shared/changes';
import { billRhythms } from '@verdant/shared/contract';
import type { RecurringBill } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button, ButtonLink, EmptyState } from '@verdant/shared/ui';
import styles from '../section/section.module.css';
import { Section } from '../section/section';
import { BillRow, DismissedBillRow, MAX_DAYS_TO_PAYMENT } from './bill-row';
import type { BillsContext } from './changes';
import { ScheduleForm } from './schedule-form';
import { useBillsTexts } from './texts';

type BillsSectionProps = BillsContext & {
  accounts: ReadonlyMap<string, string>;
  hasTransactions: boolean;
};

function AddBill({ cycle, changes, open, setOpen }: BillsContext) {
  const t = useBillsTexts();
  const isOpen = open === 'add';
  const close = () => setOpen(null);
  // Id of the new bill. Each opened form has a new id, so that sending the same form twice adds only one bill.
  const id = useRef('');
  return (
    <div className="v-stack v-gap-6 v-ringless">
      <span className="v-cluster v-gap-1 v-column-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          onClick={() => {
            id.current = crypto.randomUUID();
            setOpen(isOpen ? null : 'add');
          }}
        >
          {t('list.add')}
        </Button>
      </span>
      {isOpen && (
        <ScheduleForm
          initial={{ label: '', amount_cents: null, rhythm: 'monthly', next_on: '' }}
          rhythms={billRhythms}
          today={cycle.today}
          mostAhead={MAX_DAYS_TO_PAYMENT}
          dayLabel={t('form.day')}
          hasName
          isBusy={changes.isBusy}
          onSubmit={async (values) =>
            changes.save(
              { type: 'put', id: id.current, bill: { ...values, amount_cents: values.amount_cents ?? 0 } },
              t('done.added', { name: values.label }),
              close,
            )
          }
          onClose={close}
        />
      )}
    </div>
  );
}

export function BillsSection({ accounts, hasTransactions, ...context }: BillsSectionProps) {
  const t = useBillsTexts();
  const { cents } = useFormat();
  const { bills, monthly_cents: monthly } = context.cycle;
  const dismissed = bills.filter(({ status }) => status === 'dismissed');
  const counted = bills.filter(({ status }) => status !== 'dismissed');
  const rowOf = (bill: RecurringBill) => ({
    ...context,
    bill,
    account: bill.account_id === null ? undefined : accounts.get(bill.account_id),
  });
  return (
    <Section title={t('list.title')}>
      <div className="v-stack v-gap-6 v-ringless">
        {monthly !== null && monthly > 0 && (
          <p className="v-muted v-sm">{t('list.total', { amount: cents(monthly) })}</p>
        )}
        {counted.length > 0 && (
          <EditableRows>
            {counted.map((bill) => (
              <BillRow key={bill.key} {...rowOf(bill)} />
            ))}
          </EditableRows>
        )}
        {bills.length === 0 && (
          <EmptyState
            icon={<ReceiptText aria-hidden="true" />}
            title={t('list.none')}
            action={!hasTransactions && <ButtonLink to="/money/import">{t('list.bring')}</ButtonLink>}
          >
            {t('list.how')}
          </EmptyState>
        )}
        <AddBill {...context} />
        {dismissed.length > 0 && (
          <details className={styles.adding}>
            <summary>{t('list.dismissed', { count: dismissed.length })}</summary>
            <EditableRows>
              {dismissed.map((bill) => (
                <DismissedBillRow key={bill.key} {...rowOf(bill)} />
              ))}
            </EditableRows>
          </details>
        )}
      </div>
    </Section>
  );
}
