import { Section } from '../section/section';
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
    <Section
      id="testimonials"
      title={t('testimonials.title')}
      aside={<p className={styles.note}>{t('testimonials.note')}</p>}
    >
      <ul className={styles.quotes}>
        {quotes.map(({ id, name, age }) => (
          <li key={id} className={styles.item}>
            <figure>
              <blockquote>
                <p>{t(`testimonials.${id}.text`)}</p>
              </blockquote>
              <figcaption className={styles.author}>
                <span>{t('testimonials.author', { name, age })}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
