import { Clock, ShieldCheck, Sparkles, Star } from 'lucide-react';
import { useNotification } from '@verdant/shared/services';
import { Button, ButtonLink } from '@verdant/shared/ui';
import { Particles } from '../particles/particles';
import { useTexts } from '../texts';
import { Highlighted } from './highlighted';
import { ProductPreview } from './product-preview';
import styles from './hero.module.css';

const facts = [
  { id: 'rating', icon: Star },
  { id: 'time', icon: Clock },
  { id: 'security', icon: ShieldCheck },
] as const;

export function Hero() {
  const t = useTexts();
  const { notify } = useNotification();
  return (
    <section id="hero" aria-labelledby="hero-title" className={styles.hero}>
      <Particles pauseLabel={t('hero.pause')} playLabel={t('hero.play')} />
      <div className={styles.inner}>
        <div className={styles.pitch}>
          <p className={styles.eyebrow}>
            <Sparkles size={16} aria-hidden="true" />
            {t('hero.eyebrow')}
          </p>
          <h1 id="hero-title" className={styles.title}>
            <Highlighted text={t('hero.title')} part={t('hero.titleAccent')} />
          </h1>
          <p className={styles.subtitle}>{t('hero.subtitle')}</p>
          <div className={styles.actions}>
            <ButtonLink to="/onboarding" size="lg">
              {t('hero.start')}
            </ButtonLink>
            <Button variant="secondary" size="lg" onClick={() => notify(t('hero.learnNotice'))}>
              {t('hero.learn')}
            </Button>
          </div>
          <ul className={styles.facts} aria-label={t('hero.facts')}>
            {facts.map(({ id, icon: Icon }) => (
              <li key={id} className={styles.fact}>
                <Icon size={20} aria-hidden="true" />
                <span>
                  <strong className={styles.factValue}>{t(`hero.${id}.value`)}</strong>{' '}
                  <span className={styles.factLabel}>{t(`hero.${id}.label`)}</span>
                </span>
              </li>
            ))}
          </ul>
        </div>
        <ProductPreview />
      </div>
    </section>
  );
}
