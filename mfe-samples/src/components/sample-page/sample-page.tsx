import { useId } from 'react';
import type { ReactNode } from 'react';
import { Page, SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { OwnNote } from '../own-note/own-note';
import type { NotedPage } from '../own-note/own-note';
import styles from './sample-page.module.css';

type SamplePageProps = {
  page: NotedPage;
  title: string;
  subtitle: string;
  /** Tabs and buttons beside the heading. */
  actions?: ReactNode;
  /** What is shown of account data, above the example. */
  own?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of the six sample pages: where account data are, and below it the page's content, muted in a band that says
 * what it is, so that no page can forget it.
 */
export function SamplePage({ page, title, subtitle, actions, own, children }: SamplePageProps) {
  const t = useTexts();
  const id = useId();
  return (
    <Page title={title} subtitle={subtitle} actions={actions}>
      <OwnNote page={page} />
      {own}
      <section className={styles.example} aria-labelledby={id}>
        <p className={styles.caption}>
          <span id={id}>{t('common.example')}</span>
          <SampleMark label={t('common.sample')} />
        </p>
        {children}
      </section>
    </Page>
  );
}
