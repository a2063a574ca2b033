import { ArrowRight, Plus } from 'lucide-react';
import { brand } from '@verdant/shared/brand';
import { useFormat } from '@verdant/shared/format';
import { Link } from '@verdant/shared/router';
import { Button, ButtonLink } from '@verdant/shared/ui';
import { Points, Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './list-sections.module.css';

const steps = [
  { id: 'quiz', number: '01' },
  { id: 'analysis', number: '02' },
  { id: 'plan', number: '03' },
] as const;

/** Section with three steps below a decorative line, which narrows like the range of a score during the quiz. */
export function HowItWorks() {
  const t = useTexts();
  return (
    <Section
      id="how-it-works"
      title={t('how.title')}
      subtitle={t('how.subtitle')}
      aside={
        <div className="v-rigid v-above-4">
          <ButtonLink to="/onboarding" size="lg">
            {t('how.start')}
          </ButtonLink>
        </div>
      }
    >
      <div>
        <svg className={styles.line} viewBox="0 0 300 10" preserveAspectRatio="none" aria-hidden="true">
          <path d="M0 0Q150 0 300 4.4v1.2Q150 10 0 10z" />
        </svg>
        <ol className={`${styles.steps} v-stack v-gap-2 v-column-8`}>
          {steps.map(({ id, number }) => (
            <li key={id} className={`${styles.step} v-packed v-baseline`}>
              <span className="v-muted v-sm v-figures">{number}</span>
              <h3 className="v-xl">{t(`how.${id}.title`)}</h3>
              <p className="v-muted">{t(`how.${id}.text`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}

/** spec 9: five benefits. */
const benefits = ['insights', 'security', 'plans', 'banking', 'support'] as const;

export function Benefits() {
  const t = useTexts();
  const points = benefits.map((id) => ({ id, title: t(`benefits.${id}.title`), text: t(`benefits.${id}.text`) }));
  return (
    <Section id="benefits" title={t('benefits.title')} subtitle={t('benefits.subtitle')} ground="raised" split>
      <div>
        <Points points={points} wide />
        <Link to="/onboarding" className={`${styles.link} v-gap-2 v-center v-strong v-link`}>
          <span>{t('benefits.link')}</span>
          <ArrowRight size={18} aria-hidden="true" />
        </Link>
      </div>
    </Section>
  );
}

/** spec 2: six well-known banks, without logos because logos belong to the banks. */
const banks = ['Commonwealth Bank', 'Westpac', 'NAB', 'ANZ', 'Macquarie Bank', 'Bendigo Bank'] as const;

const advantages = ['secure', 'instant', 'overview'] as const;

export function OpenBanking() {
  const t = useTexts();
  const points = advantages.map((id) => ({ id, title: t(`banking.${id}.title`), text: t(`banking.${id}.text`) }));
  return (
    <Section
      id="open-banking"
      title={t('banking.title')}
      subtitle={t('banking.subtitle')}
      ground="raised"
      aside={
        <div className="v-above-6">
          <ButtonLink to="/onboarding" size="lg">
            {t('banking.connect')}
          </ButtonLink>
        </div>
      }
      split
    >
      <div className="v-stack v-gap-6">
        <Points points={points} wide />
        <div>
          <h3 className="v-muted v-xs v-plain">{t('banking.banks')}</h3>
          <ul className={`${styles.banks} v-cluster v-gap-1 v-column-6 v-lg v-strong`}>
            {banks.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="v-muted v-xs v-plain">{t('banking.note')}</p>
        </div>
      </div>
    </Section>
  );
}

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
      aside={<p className="v-muted v-sm">{t('testimonials.note')}</p>}
    >
      <ul className={`${styles.quotes} v-stack v-gap-4 v-column-8 v-sm`}>
        {quotes.map(({ id, name, age }) => (
          <li key={id} className="v-line-above v-pad-top-3">
            <figure>
              <blockquote>
                <p>{t(`testimonials.${id}.text`)}</p>
              </blockquote>
              <figcaption className="v-muted v-above-1">
                <span>{t('testimonials.author', { name, age })}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** spec 2 and 9: six questions in this order. */
const questions = ['quiz', 'data', 'security', 'support', 'score', 'different'] as const;

/**
 * Section with questions, of which the browser keeps at most one open (spec 2), because all `details` have the same `name`.
 */
export function Faq() {
  const t = useTexts();
  return (
    <Section id="faq" title={t('faq.title')} split>
      <div className="v-line-below">
        {questions.map((id) => (
          <details key={id} name="faq" className={`${styles.item} v-fold v-line-above`}>
            <summary className={`${styles.question} v-inline v-gap-4 v-center v-between v-summary v-lg v-display`}>
              <span>{t(`faq.${id}.question`, { brand: brand.name })}</span>
              <Plus size={20} className={`${styles.sign} v-muted`} aria-hidden="true" />
            </summary>
            <p className={`${styles.answer} v-muted`}>{t(`faq.${id}.answer`, { brand: brand.name })}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}

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
