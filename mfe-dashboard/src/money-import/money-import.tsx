import { MoneyPage } from '../section/money-page';
import { AccountsByHand } from './accounts-by-hand';
import { FileImport } from './file-import';
import { ImportList } from './import-list';
import { useImportTexts } from './texts';
import { useManualAccounts, useImports } from './use-import-data';

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
