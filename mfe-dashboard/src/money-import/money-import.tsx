import { MoneyTabs } from '@verdant/shared/money-tabs';
import { Page } from '@verdant/shared/ui';
import { QueryProvider } from '@verdant/shared/query';
import { AccountsByHand } from './accounts-by-hand';
import { FileImport } from './file-import';
import { ImportList } from './import-list';
import { useImportTexts } from './texts';
import { useAccountsByHand, useImports } from './use-import-data';

/** Manually entered accounts appear once the list of imports above has loaded, so that the layout does not shift. */
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

/** Account data without a linked bank: file import, the imported files, and manually entered accounts. */
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
