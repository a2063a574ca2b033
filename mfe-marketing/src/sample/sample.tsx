import { useFormat } from '@verdant/shared/format';
import { PictureContext, Pillars, ScoreLead } from '@verdant/shared/overview';
import { SampleMark } from '@verdant/shared/ui';
import { pillars, sampleScore, type Pillar } from '../engine/figures';
import { Story } from '../story/story';
import { useTexts } from '../texts';
import styles from './sample.module.css';

export function Sample() {
  const t = useTexts();
  return (
    <>
      <figure className={`${styles.picture} v-stack v-gap-4 v-column-8 v-packed`}>
        <figcaption className={`v-xxl v-tight v-leading-11 ${styles.caption}`}>
          <span>{t('preview.label')}</span> <SampleMark label={t('preview.sample')} />
          <p className={`v-muted v-md v-plain v-above-4 v-leading-14 ${styles.lead}`}>{t('preview.text')}</p>
        </figcaption>
        <DashboardPreview />
      </figure>
      <Story />
    </>
  );
}

function shown<Name extends 'overall' | Pillar>(name: Name) {
  const { value, low, high, dots } = sampleScore(name);
  const range: [number, number] = [low, high];
  return { name, value, range, dots: [...dots] };
}

/** The top of the dashboard: the money of the demo household and the scores of a fictional person. */
function DashboardPreview() {
  return (
    <PictureContext value>
      <div className={styles.parts} inert>
        <Household />
        <ScoreLead score={shown('overall')} />
        <div className={`v-across ${styles.pillars}`}>
          <Pillars scores={pillars.map(shown)} />
        </div>
      </div>
    </PictureContext>
  );
}

/** Figures of the demo household (`server/src/demo`) in cents, five days after a payday. */
const LEFT_CENTS = 2_608_46;
const DAILY_CENTS = 289_00;
const BILL_CENTS = 33_90;
const DAYS = Array.from({ length: 15 }, (_, day) => day);
const TODAY = 5;
const BILL_DAY = 7;

const kindOf = (day: number) => (day < TODAY ? styles.past : day === TODAY ? styles.today : undefined);

/** The money left until payday, with a timeline of the days. */
function Household() {
  const t = useTexts();
  const { cents, money } = useFormat();
  return (
    <div className={`${styles.household} v-narrowing`}>
      <p className="v-strong">{t('preview.left')}</p>
      <p className={`${styles.figure} v-figures v-anywhere v-tight`}>{cents(LEFT_CENTS)}</p>
      <p className="v-muted">{t('preview.daily', { daily: money(DAILY_CENTS / 100) })}</p>
      <ol className={`${styles.line} v-inline v-between`} aria-hidden="true">
        {DAYS.map((day) => (
          <li key={day} className={kindOf(day)}>
            {day === TODAY && <span>{t('preview.today')}</span>}
            {day === BILL_DAY && <span className={styles.bill}>{cents(BILL_CENTS)}</span>}
            {day === DAYS.length - 1 && <span className={styles.last}>{t('preview.payday')}</span>}
          </li>
        ))}
      </ol>
    </div>
  );
}
