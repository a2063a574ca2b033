import { Quote } from 'lucide-react';
import { Section, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import styles from './testimonials.module.css';

/** spec 9: three quotes. */
const quotes = [
  { id: 'maya', name: 'Maya', age: 29 },
  { id: 'daniel', name: 'Daniel', age: 41 },
  { id: 'helen', name: 'Helen', age: 58 },
] as const;

export function Testimonials() {
  const t = useTexts();
  return (
    <Section id="testimonials">
      <SectionHeader
        id="testimonials"
        eyebrow={t('testimonials.eyebrow')}
        title={t('testimonials.title')}
        subtitle={t('testimonials.subtitle')}
      />
      <ul className={styles.grid}>
        {quotes.map(({ id, name, age }) => (
          <li key={id} className={styles.item}>
            <figure className={styles.card}>
              <Quote size={28} className={styles.mark} aria-hidden="true" />
              <blockquote className={styles.text}>
                <p>{t(`testimonials.${id}.text`)}</p>
              </blockquote>
              <figcaption className={styles.author}>
                <span className={styles.initial} aria-hidden="true">
                  {name.charAt(0)}
                </span>
                <span>{t('testimonials.author', { name, age })}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
