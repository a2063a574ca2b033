import { Activity, ArrowRight, ChartPie, LockKeyhole, Target } from 'lucide-react';
import { useNotification } from '@verdant/shared/services';
import { Section, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import styles from './features.module.css';

/** spec 9: four feature cards; the color of each is its place in the style sheet. */
const features = [
  { id: 'analysis', icon: ChartPie },
  { id: 'tracking', icon: Activity },
  { id: 'security', icon: LockKeyhole },
  { id: 'plans', icon: Target },
] as const;

export function Features() {
  const t = useTexts();
  const { notify } = useNotification();
  return (
    <Section id="features" tone="sunken">
      <SectionHeader
        id="features"
        eyebrow={t('features.eyebrow')}
        title={t('features.title')}
        subtitle={t('features.subtitle')}
      />
      <ul className={styles.grid}>
        {features.map(({ id, icon: Icon }) => {
          const name = t(`features.${id}.title`);
          return (
            <li key={id} className={styles.item}>
              <button type="button" className={styles.card} onClick={() => notify(t('features.notice', { name }))}>
                <span className={styles.icon}>
                  <Icon size={24} aria-hidden="true" />
                </span>
                <span className={styles.title}>{name}</span>
                <span className={styles.text}>{t(`features.${id}.text`)}</span>
                <span className={styles.more}>
                  {t('features.more')}
                  <ArrowRight size={16} aria-hidden="true" />
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
