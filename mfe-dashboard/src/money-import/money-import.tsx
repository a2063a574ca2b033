import { Page } from '@verdant/shared/ui';
import { QueryProvider } from '@verdant/shared/query';
import { AccountsByHand } from './accounts-by-hand';
import { FileImport } from './file-import';
import { ImportList } from './import-list';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';

/** Account data without a linked bank: files, what was imported, and accounts by hand. */
export function MoneyImport() {
  const t = useImportTexts();
  return (
    <QueryProvider>
      <Page title={t('import.title')} subtitle={t('import.subtitle')}>
        <div className={styles.page}>
          <FileImport />
          <ImportList />
          <AccountsByHand />
        </div>
      </Page>
    </QueryProvider>
  );
}
