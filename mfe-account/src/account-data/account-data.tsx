import { QueryProvider } from '@verdant/shared/query';
import { DeleteSection } from './delete-section';
import { ExportSection } from './export-section';
import styles from '../sections/sections.module.css';

/** The privacy tab of the settings: what is stored can be taken along, and deleted. */
export function AccountData() {
  return (
    <QueryProvider>
      <div className={styles.security}>
        <ExportSection />
        <DeleteSection />
      </div>
    </QueryProvider>
  );
}
