import { PictureContext, Pillars, ScoreLead } from '@verdant/shared/overview';
import { SampleMark } from '@verdant/shared/ui';
import { pillars, sampleScore, type Pillar } from '../engine/figures';
import { Story } from '../story/story';
import { useTexts } from '../texts';
import { Household } from './household';
import styles from './sample.module.css';

/** The dashboard of a fictional person, and the explanation of this person's score. */
export function Sample() {
  const t = useTexts();
  return (
    <>
      <figure className={`${styles.picture} v-stack v-gap-4 v-column-8 v-packed`}>
        <figcaption className={`${styles.caption} v-xxl v-tight`}>
          <span>{t('preview.label')}</span> <SampleMark label={t('preview.sample')} />
          <p className={`${styles.lead} v-muted v-md v-plain`}>{t('preview.text')}</p>
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

/** The top of the dashboard, not interactive: the money of the demo household, then the scores of a fictional person. */
export function DashboardPreview() {
  return (
    <PictureContext value>
      <div className={styles.parts} inert>
        <Household />
        <ScoreLead score={shown('overall')} />
        <div className={styles.pillars}>
          <Pillars scores={pillars.map(shown)} />
        </div>
      </div>
    </PictureContext>
  );
}
