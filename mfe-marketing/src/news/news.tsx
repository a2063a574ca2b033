import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import { articles } from './articles';
import { NewsArtwork } from './news-artwork';
import styles from './news.module.css';

export function News() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Section
      id="news"
      title={t('news.title')}
      // spec 2: does nothing visible.
      aside={
        <Button variant="secondary" className={styles.all}>
          {t('news.all')}
        </Button>
      }
      split
    >
      <ul>
        {articles.map(({ id, date, image }) => (
          <li key={id}>
            <article className={styles.article}>
              <NewsArtwork image={image} />
              <div>
                <div className={styles.facts}>
                  <span>{t(`news.${id}.category`)}</span>
                  <time dateTime={date}>{format.date(date)}</time>
                  <span>{t(`news.${id}.readTime`)}</span>
                </div>
                <h3 className={styles.title}>{t(`news.${id}.title`)}</h3>
                <p className={styles.excerpt}>{t(`news.${id}.excerpt`)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
