import { EditableRow } from '@verdant/shared/changes';
import { billRhythms } from '@verdant/shared/contract';
import type { BillCorrection, RecurringBill } from '@verdant/shared/contract';
import { useFormat, daysBetween } from '@verdant/shared/format';
import { RowMenu } from '@verdant/shared/row-menu';
import { Button } from '@verdant/shared/ui';
import type { BillsContext } from './changes';
import { correctionsToResend } from './changes';
import { ScheduleForm } from './schedule-form';
import { useBillsTexts } from './texts';

/** Maximum days until the next payment: a year and some days. The server has the same limit. */
export const MAX_DAYS_TO_PAYMENT = 400;

const NEAR_DAYS = 3;
/** Maximum difference between two amounts of the same bill, as a fraction of the amount. */
const NEAR = 0.02;

const isNear = (recurringBill: RecurringBill, other: RecurringBill) =>
  Math.abs(recurringBill.amount_cents - other.amount_cents) <= NEAR * other.amount_cents &&
  Math.abs(daysBetween(recurringBill.next_on, other.next_on)) <= NEAR_DAYS;

const hasName = ({ label }: RecurringBill, other: RecurringBill) =>
  other.label.toLowerCase().startsWith(label.toLowerCase());

/**
 * Returns the found bill that an added bill can duplicate. Sums include both bills until the user removes one of the two,
 * because a sum that is too high does less harm than one too low.
 */
export function findDuplicateBill(bill: RecurringBill, bills: readonly RecurringBill[]): RecurringBill | undefined {
  if (bill.status !== 'added') return undefined;
  return bills
    .filter(({ status, is_missing: isMissing }) => (status === 'found' || status === 'confirmed') && !isMissing)
    .find((other) => other.rhythm === bill.rhythm && (isNear(bill, other) || hasName(bill, other)));
}

type BillRowProps = BillsContext & { bill: RecurringBill; account: string | undefined };

function BillLines({ bill, account, cycle }: Pick<BillRowProps, 'bill' | 'account' | 'cycle'>) {
  const t = useBillsTexts();
  const { cents, date } = useFormat();
  const { label, status, rhythm, next_on: next, previous_amount_cents: previous, is_missing: isMissing } = bill;
  const same = findDuplicateBill(bill, cycle.bills);
  const origin = [
    account !== undefined && t('list.from', { account }),
    status === 'added' && t('list.byHand'),
    status === 'confirmed' && t('list.confirmed'),
  ].filter((text) => text !== false);
  return (
    <>
      <span className="v-strong v-anywhere">{label}</span>
      {!isMissing && (
        <span className="v-muted v-sm">{t('list.next', { rhythm: t(`list.rhythm.${rhythm}`), date: date(next) })}</span>
      )}
      {origin.length > 0 && <span className="v-muted v-sm">{origin.join(' · ')}</span>}
      {previous !== null && (
        <span>{t('list.rose', { from: cents(previous), to: cents(bill.last_amount_cents ?? bill.amount_cents) })}</span>
      )}
      {same && <span>{t('list.twice', { name: same.label })}</span>}
      {isMissing && bill.last_on !== null && <span>{t('list.missing', { date: date(bill.last_on) })}</span>}
    </>
  );
}

/** Returns a correction of a found bill, together with the user's earlier corrections of this bill. */
const correctionOf = (
  { bill, cycle }: Pick<BillRowProps, 'bill' | 'cycle'>,
  status: BillCorrection['status'],
  corrected: RecurringBill['own'] = {},
): BillCorrection => ({ key: bill.key, status, ...correctionsToResend(bill, cycle.today), ...corrected });

/** Form to correct a bill. Only changed fields are sent, so that unchanged fields still follow the transactions. */
function EditForm(props: BillRowProps) {
  const { bill, cycle, changes, setOpen } = props;
  const t = useBillsTexts();
  const { key, label, amount_cents, rhythm, next_on } = bill;
  const isAdded = bill.status === 'added';
  const close = () => setOpen(null);
  return (
    <ScheduleForm
      initial={{ label, amount_cents, rhythm, next_on }}
      rhythms={billRhythms}
      today={cycle.today}
      mostAhead={MAX_DAYS_TO_PAYMENT}
      dayLabel={t('form.day')}
      hasName={isAdded}
      isBusy={changes.isBusy}
      onSubmit={async (values) => {
        const amount = values.amount_cents ?? amount_cents;
        const corrected = {
          ...(amount !== amount_cents && { amount_cents: amount }),
          ...(values.rhythm !== rhythm && { rhythm: values.rhythm }),
          ...(values.next_on !== next_on && { next_on: values.next_on }),
        };
        return changes.save(
          isAdded
            ? { type: 'put', id: key, bill: { ...values, amount_cents: amount } }
            : { type: 'correct', correction: correctionOf(props, 'confirmed', corrected) },
          t('done.corrected', { name: isAdded ? values.label : label }),
          close,
        );
      }}
      onClose={close}
    />
  );
}

export function BillRow(props: BillRowProps) {
  const { bill, changes, open, setOpen } = props;
  const t = useBillsTexts();
  const { cents, money } = useFormat();
  const { key, label, status, amount_cents: amount, is_estimate: isEstimate } = bill;
  const isOpen = open === key;
  const name = { name: label };
  const say = (to: BillCorrection['status'], text: string) =>
    changes.change({ type: 'correct', correction: correctionOf(props, to) }, text);
  const entries = [
    { label: t('list.correct'), name: t('list.correctOf', name), onSelect: () => setOpen(isOpen ? null : key) },
    ...(status === 'found'
      ? [
          {
            label: t('list.confirm'),
            name: t('list.confirmOf', name),
            onSelect: () => say('confirmed', t('done.confirmed', name)),
          },
        ]
      : []),
    status === 'added'
      ? {
          label: t('list.remove'),
          name: t('list.removeOf', name),
          onSelect: () => changes.change({ type: 'remove', id: key }, t('done.removed', name)),
        }
      : {
          label: t('list.dismiss'),
          name: t('list.dismissOf', name),
          onSelect: () => say('dismissed', t('done.dismissed', name)),
        },
  ];
  return (
    <EditableRow
      amount={isEstimate ? t('list.about', { amount: money(Math.round(amount / 100)) }) : cents(amount)}
      menu={<RowMenu label={t('list.more', name)} entries={entries} />}
      below={isOpen && <EditForm {...props} />}
    >
      <BillLines {...props} />
    </EditableRow>
  );
}

/** Row of a bill that the user dismissed. Restoring the bill also restores its corrections. */
export function DismissedBillRow({ bill, cycle, changes }: BillRowProps) {
  const t = useBillsTexts();
  const { cents } = useFormat();
  const name = { name: bill.label };
  const isCorrected = Object.keys(bill.own).length > 0;
  return (
    <EditableRow
      amount={cents(bill.amount_cents)}
      controls={
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('list.backOf', name)}
          onClick={() =>
            changes.change(
              { type: 'correct', correction: correctionOf({ bill, cycle }, isCorrected ? 'confirmed' : 'found') },
              t('done.back', name),
            )
          }
        >
          {t('list.back')}
        </Button>
      }
    >
      <span className="v-strong v-anywhere">{bill.label}</span>
    </EditableRow>
  );
}
