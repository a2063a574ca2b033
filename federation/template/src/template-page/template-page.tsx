import { Page, Panel } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './template-page.module.css';

/** The page of this remote, with placeholder content. */
export function TemplatePage() {
  const t = useTexts();
  return (
    <Page title={t('page.title')}>
      <Panel title={t('start.title')}>
        <p className={styles.text}>{t('start.text')}</p>
      </Panel>
    </Page>
  );
}
