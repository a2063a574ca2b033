import { EditableRows, Outcome } from '@verdant/shared/changes';
import { Section } from '../section/section';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';
import { useAccountChanges } from './use-account-changes';
import { useManualAccounts } from './use-import-data';

export function AccountsByHand() {
  const t = useImportTexts();
  const { accounts } = useManualAccounts();
  const changes = useAccountChanges();
  return (
    <Section title={t('hand.title')}>
      <div className="v-stack v-gap-6">
        <p className="v-muted v-sm">{t('hand.text')}</p>
        <Outcome changes={changes} />
        {accounts.length > 0 && (
          <EditableRows>
            {accounts.map((account) => (
              <AccountRow key={account.id} account={account} changes={changes} />
            ))}
          </EditableRows>
        )}
        <details className={styles.adding}>
          <summary>{t('hand.add')}</summary>
          <AccountForm changes={changes} />
        </details>
      </div>
    </Section>
  );
}
