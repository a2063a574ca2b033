import type { ReactNode } from 'react';
import { Panel } from '@verdant/shared/ui';
import { Table, type TableRow } from '../table/table';
import { usePlatformTexts } from './texts';

type TablePanelProps = {
  title: string;
  heads: readonly string[];
  rows: readonly TableRow[];
  /** Text in place of a table without rows. */
  empty?: string;
  caption?: ReactNode;
};

export function TablePanel({ title, heads, rows, empty, caption }: TablePanelProps) {
  const t = usePlatformTexts();
  return (
    <Panel title={title}>
      {rows.length === 0 && empty !== undefined ? (
        <p>{empty}</p>
      ) : (
        <Table label={t('table', { title })} heads={heads} rows={rows} />
      )}
      {caption !== undefined && <p className="v-muted v-sm v-above-3">{caption}</p>}
    </Panel>
  );
}
