import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Page, SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { OwnNote } from '../own-note/own-note';
import type { OwnPart } from '../own-note/linking';
import type { NotedPage } from '../own-note/own-note';
import styles from './sample-page.module.css';

type SamplePageProps = {
  page: NotedPage;
  title: string;
  subtitle: string;
  /** Tabs and buttons next to the heading. */
  actions?: ReactNode;
  /** What the page shows above the example to users with account data; `actions` then stand with the example. */
  own?: Omit<OwnPart, 'onShown'>;
  /** The own scores over time, above all else. */
  history?: ReactNode;
  children: ReactNode;
};

/**
 * The frame of the six sample pages: where account data are, and below it the page's content, muted in a band that states
 * what it is, so that no page can forget it.
 */
export function SamplePage({ page, title, subtitle, actions, own, history, children }: SamplePageProps) {
  const t = useTexts();
  const id = useId();
  const [hasOwn, setHasOwn] = useState(false);
  return (
    <Page title={title} subtitle={subtitle} actions={!hasOwn && actions}>
      {history}
      <OwnNote page={page} own={own && { ...own, onShown: setHasOwn }} />
      <section className={styles.example} aria-labelledby={id}>
        <p className={styles.caption}>
          <span id={id}>{t('common.example')}</span>
          <SampleMark label={t('common.sample')} />
        </p>
        {hasOwn && <div className={styles.actions}>{actions}</div>}
        {children}
      </section>
    </Page>
  );
}
