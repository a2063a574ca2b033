import { ArrowRight } from 'lucide-react';
import { useNotification } from '@verdant/shared/services';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './features.module.css';
import { pieces } from './pieces';

/** spec 9: four feature cards. */
const features = ['analysis', 'tracking', 'security', 'plans'] as const;

export function Features() {
  const t = useTexts();
  const { notify } = useNotification();
  return (
    <Section id="features" title={t('features.title')} ground="continued">
      <ul className={styles.grid}>
        {features.map((id) => {
          const name = t(`features.${id}.title`);
          const Piece = pieces[id];
          return (
            <li key={id} className={styles.item}>
              <button type="button" className={styles.card} onClick={() => notify(t('features.notice', { name }))}>
                <span className={styles.title}>{name}</span>
                <span className={styles.picture} aria-hidden="true">
                  <Piece />
                </span>
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
