import type { SubmitEvent } from 'react';
import { useNotification } from '@verdant/shared/services';
import { Button, TextField } from '@verdant/shared/ui';
import { Section, SectionHeader } from '../section/section';
import { useTexts } from '../texts';
import styles from './newsletter.module.css';

/** spec 2: the browser checks the required field; submitting shows the notice, clears the field and calls nothing. */
export function Newsletter() {
  const t = useTexts();
  const { notify } = useNotification();
  const subscribe = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    notify(t('newsletter.notice'));
  };
  return (
    <Section id="newsletter" tone="sunken">
      <div className={styles.panel}>
        <SectionHeader
          id="newsletter"
          eyebrow={t('newsletter.eyebrow')}
          title={t('newsletter.title')}
          subtitle={t('newsletter.subtitle')}
          align="start"
        />
        <form className={styles.form} onSubmit={subscribe}>
          <TextField
            label={t('newsletter.email')}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={t('newsletter.placeholder')}
          />
          <Button type="submit">{t('newsletter.submit')}</Button>
        </form>
      </div>
    </Section>
  );
}
