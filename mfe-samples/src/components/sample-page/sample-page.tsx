import type { ReactNode } from 'react';
import { Page, SampleMark } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import styles from './sample-page.module.css';

type SamplePageProps = {
  title: string;
  subtitle: string;
  /** Tabs and buttons beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of the six sample pages: it carries the mark, so that no page can forget it. */
export function SamplePage({ title, subtitle, actions, children }: SamplePageProps) {
  const t = useTexts();
  const line = (
    <span className={styles.line}>
      <span>{subtitle}</span>
      <SampleMark label={t('common.sample')} />
    </span>
  );
  return (
    <Page title={title} subtitle={line} actions={actions}>
      {children}
    </Page>
  );
}
