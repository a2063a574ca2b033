import { useRef, useState } from 'react';
import { Banner } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import styles from '../section/rows.module.css';
import { useImportTexts } from './texts';
import { useManualAccounts } from './use-import-data';

export function AccountsByHand() {
  const t = useImportTexts();
  const { accounts } = useManualAccounts();
  const [notice, setNotice] = useState<string>();
  const section = useRef<HTMLDivElement>(null);
  /** Shows a notice and moves the focus to the section, because the pressed control is removed. */
  const say = (text: string) => {
    setNotice(text);
    section.current?.focus();
  };
  return (
    <Section title={t('hand.title')}>
      <div ref={section} tabIndex={-1} className="v-stack v-gap-6 v-ringless">
        <p className="v-muted v-sm">{t('hand.text')}</p>
        {notice !== undefined && <Banner tone="good">{notice}</Banner>}
        {accounts.length > 0 && (
          <ul className={`${styles.rows} v-rows v-line-above v-line-below`}>
            {accounts.map((account) => (
              <AccountRow
                key={account.id}
                account={account}
                onDecided={say}
                onUpdated={() => say(t('hand.updated', { name: account.name }))}
                onRemoved={() => say(t('hand.removed', { name: account.name }))}
              />
            ))}
          </ul>
        )}
        <details className={styles.adding}>
          <summary>{t('hand.add')}</summary>
          <AccountForm onAdded={(name) => setNotice(t('hand.added', { name }))} />
        </details>
      </div>
    </Section>
  );
}
