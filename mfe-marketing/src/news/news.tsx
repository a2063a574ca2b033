import { useFormat } from '@verdant/shared/format';
import { Badge, Button } from '@verdant/shared/ui';
import { Section, SectionAction, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import { articles } from './articles';
import { NewsArtwork } from './news-artwork';
import styles from './news.module.css';

export function News() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Section id="news">
      <SectionHeader id="news" eyebrow={t('news.eyebrow')} title={t('news.title')} subtitle={t('news.subtitle')} />
      <ul className={styles.grid}>
        {articles.map(({ id, date, image }) => (
          <li key={id} className={styles.item}>
            <article className={styles.card}>
              <NewsArtwork image={image} />
              <div className={styles.body}>
                <div className={styles.meta}>
                  <Badge tone="good">{t(`news.${id}.category`)}</Badge>
                  <span className={styles.facts}>
                    <time dateTime={date}>{format.date(date)}</time>
                    <span>{t(`news.${id}.readTime`)}</span>
                  </span>
                </div>
                <h3 className={styles.title}>{t(`news.${id}.title`)}</h3>
                <p className={styles.excerpt}>{t(`news.${id}.excerpt`)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
      <SectionAction>
        {/* spec 2: does nothing visible. */}
        <Button variant="secondary">{t('news.all')}</Button>
      </SectionAction>
    </Section>
  );
}
