import type { ReactNode } from 'react';
import { Panel } from '@verdant/shared/ui';
import styles from './table.module.css';

export type TableRow = { key: string; cells: readonly [ReactNode, ...ReactNode[]] };
type TableProps = { label: string; heads: readonly string[]; rows: readonly TableRow[] };

/** A table for the shell's own pages. A wide table scrolls inside its own area, also with the keyboard. */
export function Table({ label, heads, rows }: TableProps) {
  return (
    <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
      <table className="v-table v-full v-sm">
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [first, ...cells] }) => (
            <tr key={key}>
              <th scope="row">{first}</th>
              {cells.map((cell, index) => (
                <td key={heads[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type TablePanelProps = Omit<TableProps, 'label'> & {
  title: string;
  /** Text in place of a table without rows. */
  empty?: string;
  caption?: string;
};

export function TablePanel({ title, empty, caption, ...table }: TablePanelProps) {
  return (
    <Panel title={title}>
      {table.rows.length === 0 && empty !== undefined ? <p>{empty}</p> : <Table label={`${title}: table`} {...table} />}
      {caption !== undefined && <p className="v-muted v-sm v-above-3">{caption}</p>}
    </Panel>
  );
}
