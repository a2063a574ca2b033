import type { MoneyCycle } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { classNames } from '@verdant/shared/ui';
import { paymentsDue, fittingLabels, layOutPaydayTimeline } from './line-layout';
import styles from './account-facts.module.css';
import { useAccountDataTexts } from './texts';
import { useShortDayFormat } from './use-short-day';

/** Minimum width of the line on a narrow and on a wide screen, in pixels. */
const WIDTHS = [
  ['v-only-narrow', 280],
  ['v-only-wide', 480],
] as const;
const LONGEST_NAME = 14;
const radius = { past: 3.6, today: 5.5, coming: 3.4, payday: 6 } as const;
const DOTS_Y = 30;

const shortened = (name: string) =>
  name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1).trimEnd()}\u2026` : name;

/** Drawing of the days until the next pay: a dot per day, with that day's payments. A text gives the same information. */
export function DaysToPaydayLine({ cycle }: { cycle: MoneyCycle }) {
  const t = useAccountDataTexts();
  const { cents } = useFormat();
  const day = useShortDayFormat();
  const { period, pay, today } = cycle;
  const due = paymentsDue(cycle);
  const { dots, bills, todayX } = layOutPaydayTimeline(cycle);
  const names = new Map([
    ...cycle.bills.map(({ key, label }) => [key, label] as const),
    ...cycle.card_due.map(({ account_id: id, name }) => [id, name] as const),
  ]);
  const labels = bills.map(({ keys, ...bill }) => ({
    ...bill,
    lines: [
      cents(bill.cents),
      keys.length === 1 ? shortened(names.get(keys[0] ?? '') ?? '') : t('line.bills', { count: keys.length }),
    ],
  }));
  const last = dots.at(-1);
  const end = pay?.amount_cents == null ? '' : ` +${cents(pay.amount_cents)}`;
  const dueText = due
    .map(({ key, amount_cents: amount, on }) => `${names.get(key) ?? ''} ${cents(amount)} (${day(on)})`)
    .join(', ');
  const line = t('line.text', { first: day(period.first_day), today: day(today), last: day(last?.day ?? today) });
  return (
    <div className={styles.line}>
      <p className="visually-hidden">{due.length === 0 ? line : `${line} ${t('line.due', { bills: dueText })}`}</p>
      <svg className={classNames(styles.drawing, 'v-full', bills.length === 0 && styles.bare)} aria-hidden="true">
        <line className="v-axis" x1="0" x2="100%" y1={DOTS_Y} y2={DOTS_Y} />
        {bills.map(({ day: on, x }) => (
          <line key={on} className="v-axis" x1={`${x}%`} x2={`${x}%`} y1={DOTS_Y + 7} y2={DOTS_Y + 18} />
        ))}
        {dots.map(({ day: on, x, kind }) => (
          <circle key={on} className={styles[kind]} cx={`${x}%`} cy={DOTS_Y} r={radius[kind]} />
        ))}
        {todayX > 25 && (
          <text className={`${styles.first} v-dot v-muted v-xs v-figures`} x="0" y="14">
            {day(period.first_day)}
          </text>
        )}
        {todayX < 50 && (
          <text
            className="v-dot v-text v-xs v-figures v-strong"
            x={`${todayX}%`}
            y="14"
            textAnchor={todayX > 10 ? 'middle' : 'start'}
          >
            {t('list.today')}
          </text>
        )}
        {last && (
          <text className="v-dot v-text v-xs v-figures v-strong" x="100%" y="14" textAnchor="end">
            {`${day(last.day)}${end}`}
          </text>
        )}
        {WIDTHS.map(([size, width]) => (
          <g key={size} className={size}>
            {fittingLabels(labels, width).map(({ day: on, x, anchor, lines: [amount, name] }) => (
              <g key={on} className="v-dot v-muted v-xs v-figures">
                <text className="v-text v-strong" x={`${x}%`} y={DOTS_Y + 32} textAnchor={anchor}>
                  {amount}
                </text>
                <text x={`${x}%`} y={DOTS_Y + 48} textAnchor={anchor}>
                  {name}
                </text>
              </g>
            ))}
          </g>
        ))}
      </svg>
    </div>
  );
}
