import { Panel } from '@verdant/shared/ui';
import { Table } from '../table/table';
import type { TableProps } from '../table/table';
import styles from './platform-page.module.css';
import { usePlatformTexts } from './texts';

type TablePanelProps = Omit<TableProps, 'label'> & { title: string; empty?: string; note?: string };

/** A panel with a table, or with the text `empty` in place of a table without rows. */
export function TablePanel({ title, empty, note, heads, rows }: TablePanelProps) {
  const t = usePlatformTexts();
  return (
    <Panel title={title}>
      {rows.length > 0 ? <Table label={t('table', { title })} heads={heads} rows={rows} /> : <p>{empty}</p>}
      {note && <p className={`${styles.note} v-muted v-sm`}>{note}</p>}
    </Panel>
  );
}
