import { EditableRow, EditableRows } from '@verdant/shared/changes';
import { payRhythms } from '@verdant/shared/contract';
import type { MoneyCycle } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { ScheduleForm } from './schedule-form';
import { useBillsTexts } from './texts';
import type { BillsContext } from './changes';

/** Maximum days until the next payday, since a later date is probably a typing error. The server has the same limit. */
const MOST_AHEAD_DAYS = 62;

function PayLines({ pay, is_pay_dismissed: isDismissed }: MoneyCycle) {
  const t = useBillsTexts();
  const { date } = useFormat();
  if (!pay) {
    return (
      <>
        <span>{t(isDismissed ? 'pay.dismissed' : 'pay.none')}</span>
        {!isDismissed && <span className="v-muted v-sm">{t('pay.noneHow')}</span>}
      </>
    );
  }
  const { source, rhythm, next_pay_on: next, last_pay_on: last } = pay;
  return (
    <>
      <span className="v-strong v-anywhere">{t(`list.rhythm.${rhythm}`)}</span>
      <span>{t('pay.next', { date: date(next) })}</span>
      <span className="v-muted v-sm">
        {source === 'found' && last !== null ? t('pay.found', { date: date(last) }) : t('pay.corrected')}
      </span>
    </>
  );
}

export function PaySection({ cycle, changes, open, setOpen }: BillsContext) {
  const t = useBillsTexts();
  const { cents } = useFormat();
  const { pay, is_pay_dismissed: isDismissed, today } = cycle;
  const isOpen = open === 'pay';
  const close = () => setOpen(null);
  const isCorrected = isDismissed || pay?.source === 'corrected';
  return (
    <Section title={t('pay.title')}>
      <EditableRows>
        <EditableRow
          amount={pay?.amount_cents != null && cents(pay.amount_cents)}
          controls={
            <>
              <Button
                variant="quiet"
                size="sm"
                aria-expanded={isOpen}
                aria-label={pay ? t('pay.correctOf') : undefined}
                onClick={() => setOpen(isOpen ? null : 'pay')}
              >
                {t(pay ? 'list.correct' : 'pay.enter')}
              </Button>
              {pay?.source === 'found' && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() =>
                    changes.change({ type: 'pay', correction: { status: 'dismissed' } }, t('done.payDismissed'))
                  }
                >
                  {t('pay.dismiss')}
                </Button>
              )}
              {isCorrected && (
                <Button
                  variant="quiet"
                  size="sm"
                  onClick={() => changes.change({ type: 'pay', correction: { status: 'found' } }, t('done.payFound'))}
                >
                  {t('pay.reset')}
                </Button>
              )}
            </>
          }
          below={
            isOpen && (
              <ScheduleForm
                initial={{
                  label: '',
                  amount_cents: pay?.amount_cents ?? null,
                  rhythm: pay?.rhythm ?? 'fortnightly',
                  next_on: pay?.next_pay_on ?? '',
                }}
                rhythms={payRhythms}
                today={today}
                mostAhead={MOST_AHEAD_DAYS}
                dayLabel={t('pay.day')}
                isAmountOptional
                isBusy={changes.isBusy}
                onSubmit={async ({ rhythm, next_on, amount_cents: amount }) =>
                  changes.save(
                    {
                      type: 'pay',
                      correction: {
                        status: 'corrected',
                        rhythm,
                        next_pay_on: next_on,
                        ...(amount !== null && { amount_cents: amount }),
                      },
                    },
                    t('done.pay'),
                    close,
                  )
                }
                onClose={close}
              />
            )
          }
        >
          <PayLines {...cycle} />
        </EditableRow>
      </EditableRows>
    </Section>
  );
}
