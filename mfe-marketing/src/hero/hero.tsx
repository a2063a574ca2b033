import { useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from '@verdant/shared/router';
import { useNotification } from '@verdant/shared/services';
import { Button, ButtonLink } from '@verdant/shared/ui';
import type { FirstOption } from '../engine/figures';
import { FirstQuestion } from '../first-question/first-question';
import { DotField } from '../particles/dot-field';
import { useTexts } from '../texts';
import styles from './hero.module.css';

const facts = ['rating', 'time', 'security'] as const;

/** The headline, the first question and the dots; `children` follow below. */
export function Hero({ children }: { children?: ReactNode }) {
  const t = useTexts();
  const { notify } = useNotification();
  const [chosen, setChosen] = useState<FirstOption | null>(null);
  return (
    <section id="hero" aria-labelledby="hero-title" className={`${styles.hero} v-stack`}>
      <div className={`${styles.top} v-stack v-gap-8`}>
        <div className="v-stack v-gap-6 v-packed">
          <h1 id="hero-title" className={`${styles.title} v-tight`}>
            {t('hero.title')}
          </h1>
          <p className={`${styles.subtitle} v-muted v-lg`}>{t('hero.subtitle')}</p>
          <div className="v-buttons v-cluster v-gap-3">
            <ButtonLink to="/onboarding" size="lg">
              {t('hero.start')}
            </ButtonLink>
            <Button variant="secondary" size="lg" onClick={() => notify(t('hero.learnNotice'))}>
              {t('hero.learn')}
            </Button>
          </div>
          <p>
            <Link to="/demo">{t('hero.demo')}</Link>
          </p>
          <ul className={`${styles.facts} v-cluster v-gap-1 v-column-6 v-muted v-sm`} aria-label={t('hero.facts')}>
            {facts.map((id) => (
              <li key={id}>
                <strong>{t(`hero.${id}.value`)}</strong> <span>{t(`hero.${id}.label`)}</span>
              </li>
            ))}
          </ul>
        </div>
        <FirstQuestion chosen={chosen} onChoose={setChosen} />
      </div>
      <DotField chosen={chosen} />
      {children}
    </section>
  );
}
