import { MoneyTabs } from '@verdant/shared/money-tabs';
import { Page } from '@verdant/shared/ui';
import { QueryProvider } from '@verdant/shared/query';
import { AccountsByHand } from './accounts-by-hand';
import { FileImport } from './file-import';
import { ImportList } from './import-list';
import { useImportTexts } from './texts';
import { useAccountsByHand, useImports } from './use-import-data';

/** Accounts by hand come once it is known how long the list above them is, so that nothing moves. */
function Content() {
  const imports = useImports();
  const accounts = useAccountsByHand();
  return (
    <div className="v-stack v-gap-12">
      <FileImport />
      <ImportList />
      {!imports.isPending && !accounts.isLoading && <AccountsByHand />}
    </div>
  );
}

/** Account data without a linked bank: files, what was imported, and accounts by hand. */
export function MoneyImport() {
  const t = useImportTexts();
  return (
    <QueryProvider>
      <Page title={t('import.title')} subtitle={t('import.subtitle')}>
        <MoneyTabs />
        <Content />
      </Page>
    </QueryProvider>
  );
}
