import { useFormat } from '@verdant/shared/format';
import { Button } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './news.module.css';

type Artwork = 'buffer' | 'network' | 'growth';

/** spec 2: three fixed articles; the translated texts contain their wording. */
const articles = [
  { id: 'emergency', date: '2026-11-12', image: 'buffer' },
  { id: 'banking', date: '2026-10-29', image: 'network' },
  { id: 'investing', date: '2026-10-15', image: 'growth' },
] as const satisfies readonly { id: string; date: string; image: Artwork }[];

/** Number of shapes in each column, and the outline of a shape in a square of 10 units, and the class of its hue. */
const artworks = {
  buffer: { columns: [1, 2, 4, 5, 5, 3, 2], outline: 'm1 1h8v8h-8z', hue: 'v-fund' },
  network: { columns: [5, 3, 1, 1, 1, 3, 5], outline: 'm5 0l5 5-5 5-5-5z', hue: 'v-debt' },
  growth: { columns: [1, 1, 2, 2, 3, 4, 5], outline: 'm5 .5l5 9h-10z', hue: 'v-invest' },
} as const satisfies Record<Artwork, { columns: readonly number[]; outline: string; hue: string }>;

function NewsArtwork({ image }: { image: Artwork }) {
  const { columns, outline, hue } = artworks[image];
  const shapes = columns.flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => `M${column * 12} ${48 - row * 12}${outline}`),
  );
  return (
    <svg viewBox="0 0 82 60" className={`${styles.artwork} ${hue} v-full`} aria-hidden="true">
      <path d={shapes.join('')} />
    </svg>
  );
}

export function News() {
  const t = useTexts();
  const format = useFormat();
  return (
    <Section
      id="news"
      title={t('news.title')}
      // Button without an effect (spec 2).
      aside={
        <Button variant="secondary" className="v-above-4">
          {t('news.all')}
        </Button>
      }
      split
    >
      <ul>
        {articles.map(({ id, date, image }) => (
          <li key={id}>
            <article className={`${styles.article} v-folding v-gap-5 v-line-above`}>
              <NewsArtwork image={image} />
              <div>
                <div className="v-cluster v-gap-0 v-column-4 v-muted v-xs">
                  <span>{t(`news.${id}.category`)}</span>
                  <time dateTime={date}>{format.date(date)}</time>
                  <span>{t(`news.${id}.readTime`)}</span>
                </div>
                <h3 className="v-lg">{t(`news.${id}.title`)}</h3>
                <p className="v-muted v-sm">{t(`news.${id}.excerpt`)}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
