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
  children: ReactNode;
};

/** The frame of the six sample pages: it carries the mark, and where own figures are, so that no page can forget it. */
export function SamplePage({ page, title, subtitle, actions, children }: SamplePageProps) {
  const t = useTexts();
  const line = (
    <span className={styles.line}>
      <span>{subtitle}</span>
      <SampleMark label={t('common.sample')} />
    </span>
  );
  return (
    <Page title={title} subtitle={line} actions={actions}>
      <OwnNote page={page} />
      {children}
    </Page>
  );
}
