import { EditableRows, Outcome } from '@verdant/shared/changes';
import { MoneyPage } from '../section/money-page';
import { Section } from '../section/section';
import { AccountForm } from './account-form';
import { AccountRow } from './account-row';
import { FileImport } from './file-import';
import { ImportList } from './import-list';
import styles from '../section/section.module.css';
import { useManualAccounts, useImports, useAccountChanges } from './import-data';
import { useImportTexts } from './texts';

function AccountsByHand() {
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

/** Manually entered accounts appear once the list of imports above has loaded, so that the layout does not shift. */
function Content() {
  const imports = useImports();
  const accounts = useManualAccounts();
  return (
    <div className="v-stack v-gap-12">
      <FileImport />
      <ImportList />
      {!imports.isPending && !accounts.isLoading && <AccountsByHand />}
    </div>
  );
}

export function MoneyImport() {
  const t = useImportTexts();
  return (
    <MoneyPage title={t('import.title')} subtitle={t('import.subtitle')}>
      <Content />
    </MoneyPage>
  );
}
