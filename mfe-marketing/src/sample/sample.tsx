import { SampleMark } from '@verdant/shared/ui';
import { Story } from '../story/story';
import { useTexts } from '../texts';
import { Picture } from './picture';
import styles from './sample.module.css';

/** A sample person: what their dashboard shows, and why. */
export function Sample() {
  const t = useTexts();
  return (
    <>
      <figure className={styles.picture}>
        <figcaption className={styles.caption}>
          <span>{t('preview.label')}</span> <SampleMark label={t('preview.sample')} />
          <p className={styles.lead}>{t('preview.text')}</p>
        </figcaption>
        <Picture />
      </figure>
      <Story />
    </>
  );
}
