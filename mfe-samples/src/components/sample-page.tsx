import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { useAuth } from '@verdant/shared/services';
import { Page, SampleMark, Tabs } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { OwnDataNote } from './own-note/own-data-note';
import type { OwnDataPart } from './own-note/own-data-or-sample';
import type { PageWithNote } from './own-note/own-data-note';
import styles from './sample-page.module.css';

type SamplePageProps = {
  page: PageWithNote;
  title: string;
  subtitle: string;
  actions?: ReactNode;
  /** The part for users with account data. The example contains `actions` while the page shows this part. */
  own?: Omit<OwnDataPart, 'onKnown'>;
  history?: ReactNode;
  children: ReactNode;
};

/** Page with a note about account data and a marked example, which is collapsed if the page shows the user's figures. */
export function SamplePage({ page, title, subtitle, actions, own, history, children }: SamplePageProps) {
  const t = useTexts();
  const id = useId();
  const { user } = useAuth();
  const [knownData, setKnownData] = useState<boolean>();
  const hasOwn = knownData ?? (own !== undefined && user?.has_account_data === true);
  const caption = (
    <>
      <span id={id}>{t('common.example')}</span>
      <SampleMark label={t('common.sample')} />
    </>
  );
  return (
    <Page title={title} subtitle={subtitle} actions={!hasOwn && actions}>
      {history}
      <div className={styles.own} data-loading={hasOwn && knownData === undefined ? '' : undefined}>
        <OwnDataNote page={page} own={own && { ...own, onKnown: setKnownData }} />
      </div>
      <section className={`${styles.example} v-sample v-stack v-gap-12`} aria-labelledby={id}>
        {hasOwn ? (
          <details className={styles.folded}>
            <summary className={`${styles.caption} v-cluster v-gap-2 v-column-3 v-center v-muted v-lg`}>
              {caption}
            </summary>
            <div className={`${styles.unfolded} v-stack v-gap-12`}>
              <div className="v-cluster v-gap-3">{actions}</div>
              {children}
            </div>
          </details>
        ) : (
          <>
            <p className={`${styles.caption} v-cluster v-gap-2 v-column-3 v-center v-muted v-lg`}>{caption}</p>
            {children}
          </>
        )}
      </section>
    </Page>
  );
}

type ChoiceTabsProps<T extends string> = {
  label: string;
  tabs: readonly { id: T; label: string }[];
  initial: T;
};

/** Tabs that only highlight the chosen tab (spec 2). */
export function ChoiceTabs<T extends string>({ label, tabs, initial }: ChoiceTabsProps<T>) {
  const [chosen, setChosen] = useState(initial);
  return (
    <div className={`${styles.tabs} v-narrowing`}>
      <Tabs label={label} tabs={tabs} value={chosen} onChange={setChosen} />
    </div>
  );
}
