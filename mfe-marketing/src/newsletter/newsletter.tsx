import type { SubmitEvent } from 'react';
import { useNotification } from '@verdant/shared/services';
import { Button, TextField } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './newsletter.module.css';

/** Newsletter form (spec 2): the browser validates the field, and submitting shows a notice but sends no request. */
export function Newsletter() {
  const t = useTexts();
  const { notify } = useNotification();
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    notify(t('newsletter.notice'));
  };
  return (
    <section id="newsletter" aria-labelledby="newsletter-title" className={styles.section}>
      <div className={`${styles.block} v-solid v-stack`}>
        <header>
          <h2 id="newsletter-title" className="v-xxl v-tight">
            {t('newsletter.title')}
          </h2>
          <p className="v-muted v-above-2">{t('newsletter.subtitle')}</p>
        </header>
        {/* `post` keeps the address out of the URL if scripts are off. */}
        <form className={`${styles.form} v-stack v-gap-3`} method="post" onSubmit={subscribe}>
          <TextField
            label={t('newsletter.email')}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={t('newsletter.placeholder')}
          />
          <Button type="submit" className={styles.submit}>
            {t('newsletter.submit')}
          </Button>
          <noscript>{t('newsletter.noScript')}</noscript>
        </form>
      </div>
    </section>
  );
}
