import styles from './charts.module.css';

export type ChartColumn = { title: string; cells: readonly string[] };

export type ChartTableProps = {
  title: string;
  labelTitle: string;
  labels: readonly string[];
  columns: readonly ChartColumn[];
};

/** The figures of a chart as a table: one row per label, one column per series. */
export function ChartTable({ title, labelTitle, labels, columns }: ChartTableProps) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{labelTitle}</th>
          {columns.map((column) => (
            <th key={column.title} scope="col" className={styles.number}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, row) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {columns.map((column) => (
              <td key={column.title} className={styles.number}>
                {column.cells[row] ?? '-'}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
