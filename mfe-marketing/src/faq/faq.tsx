import { Plus } from 'lucide-react';
import { brand } from '@verdant/shared/brand';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './faq.module.css';

/** spec 2 and 9: the six questions, in the order of the specification. */
const questions = ['quiz', 'data', 'security', 'support', 'score', 'different'] as const;

/** Questions are `details` with the same `name`: the browser keeps at most one open, which a click closes (spec 2). */
export function Faq() {
  const t = useTexts();
  return (
    <Section id="faq" title={t('faq.title')} split>
      <div className={styles.list}>
        {questions.map((id) => (
          <details key={id} name="faq" className={styles.item}>
            <summary className={`${styles.question} v-inline v-gap-4 v-center v-between v-summary v-lg v-display`}>
              <span>{t(`faq.${id}.question`, { brand: brand.name })}</span>
              <Plus size={20} className={styles.sign} aria-hidden="true" />
            </summary>
            <p className={styles.answer}>{t(`faq.${id}.answer`, { brand: brand.name })}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
