import { useState } from 'react';
import { columnRoles, dateFormats } from '@verdant/shared/contract';
import type { ColumnRole, ImportMapping, ImportPreview } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Checkbox, classNames, SelectField } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';

type Row = ImportPreview['sample'][number];
type PreviewTableProps = { preview: ImportPreview; isBusy: boolean; onChange: (mapping: ImportMapping) => void };

const AMOUNTS: readonly ColumnRole[] = ['amount', 'money_out', 'money_in', 'balance'];
const SHOWN: readonly ColumnRole[] = ['date', 'description', ...AMOUNTS];
/** The columns of a file whose format names its fields (not CSV). */
const PLAIN: readonly ColumnRole[] = ['date', 'description', 'amount'];

/** Returns a function that formats a cell's parsed value, or returns the cell's text if the row was not parsed. */
function useCell(): (role: ColumnRole, sample: Row, cell: string) => string {
  const { cents, date } = useFormat();
  return (role, { row }, cell) => {
    if (!row || !SHOWN.includes(role)) return cell;
    const { amount_cents: amount, balance_cents: balance } = row;
    if (role === 'date') return date(row.date);
    if (role === 'description') return cell || row.description;
    if (role === 'balance') return balance === null ? cell : cents(balance);
    if (role !== 'amount' && cell.trim() === '') return '';
    return amount > 0 ? `+${cents(amount)}` : cents(amount);
  };
}

function Options({ preview: { mapping, format }, onChange }: Omit<PreviewTableProps, 'isBusy'>) {
  const t = useImportTexts();
  const hasAmount = format !== 'csv' || (mapping.columns.includes('amount') && !mapping.columns.includes('direction'));
  return (
    <div className={`v-gap-4 v-column-6 v-bottom v-above-4 ${styles.options}`}>
      {format !== 'ofx' && (
        <SelectField
          label={t('import.order')}
          value={mapping.date_format}
          options={dateFormats.map((value) => ({ value, label: t(`import.order.${value}`) }))}
          onChange={({ target }) =>
            onChange({
              ...mapping,
              date_format: dateFormats.find((dateFormat) => dateFormat === target.value) ?? 'dmy',
            })
          }
        />
      )}
      {hasAmount && (
        <SelectField
          label={t('import.sign')}
          value={mapping.is_flipped ? 'plus' : 'minus'}
          options={(['minus', 'plus'] as const).map((value) => ({ value, label: t(`import.sign.${value}`) }))}
          onChange={({ target }) => onChange({ ...mapping, is_flipped: target.value === 'plus' })}
        />
      )}
      {format === 'csv' && (
        <Checkbox
          label={t('import.header')}
          checked={mapping.has_header}
          onChange={({ target }) => onChange({ ...mapping, has_header: target.checked })}
        />
      )}
    </div>
  );
}

/** The first rows of a file. The header of each column is a native select that corrects the detected role of the column. */
export function PreviewTable({ preview, isBusy, onChange }: PreviewTableProps) {
  const t = useImportTexts();
  const cellOf = useCell();
  const { mapping, header, sample, format } = preview;
  const roles = format === 'csv' ? mapping.columns : PLAIN;
  // Keeps the position of a column's select when the user excludes or includes the column: a moved select loses the focus.
  const [leftOutAtFirst] = useState(() => new Set(roles.flatMap((role, index) => (role === 'ignore' ? [index] : []))));
  const places = roles.map((role, index) => ({ role, place: index, isAside: leftOutAtFirst.has(index) }));
  const columns = places.filter(({ role, isAside }) => !isAside || role !== 'ignore');
  const aside = places.filter(({ isAside }) => isAside);

  const nameOf = (index: number) => header[index] || t('import.column', { number: index + 1 });
  const select = (position: number, role: ColumnRole, hint?: string) => (
    <SelectField
      label={nameOf(position)}
      aria-label={t('import.holds', { column: nameOf(position) })}
      hint={hint}
      value={role}
      options={columnRoles.map((value) => ({ value, label: t(`role.${value}`) }))}
      onChange={({ target }) => {
        const next = columnRoles.find((columnRole) => columnRole === target.value) ?? 'ignore';
        onChange({ ...mapping, columns: mapping.columns.map((column, index) => (index === position ? next : column)) });
      }}
    />
  );
  return (
    <div aria-busy={isBusy}>
      <p className="v-muted v-sm v-below-3">
        <span>{t(format === 'csv' ? 'import.check' : 'import.checkPlain')}</span>
        {preview.is_remembered && <span>{` ${t('import.remembered')}`}</span>}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by key */}
      <div className={styles.scroll} role="region" aria-label={t('import.preview')} tabIndex={0}>
        <table className={`${styles.table} v-full v-sm`}>
          <thead>
            <tr className="v-folding">
              {columns.map(({ role, place: index, isAside }) => (
                <th key={index} scope="col" className={classNames(AMOUNTS.includes(role) && styles.amount)}>
                  {format === 'csv' && !isAside ? select(index, role) : t(`role.${role}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.map((row) => (
              <tr key={row.line} className={classNames(!row.row && styles.unread)}>
                {columns.map(({ role, place: index }) => (
                  <td
                    key={index}
                    data-label={t(`role.${role}`)}
                    className={classNames(
                      styles[role],
                      AMOUNTS.includes(role) && styles.amount,
                      role !== 'balance' && (row.row?.amount_cents ?? 0) > 0 && styles.in,
                    )}
                  >
                    {cellOf(role, row, row.cells[index] ?? '')}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Options preview={preview} onChange={onChange} />
      {aside.length > 0 && (
        <details className={`v-sm v-above-4 ${styles.aside}`}>
          <summary>{t(aside.length === 1 ? 'import.leftOut.one' : 'import.leftOut', { count: aside.length })}</summary>
          <div className={`v-gap-4 v-column-6 v-bottom v-above-4 ${styles.options}`}>
            {aside.map(({ place: index, role }) => {
              const value = sample.map(({ cells }) => cells[index] ?? '').find((cell) => cell !== '');
              return (
                <div key={index}>
                  {select(index, role, value && t('import.example', { value: value.slice(0, 40) }))}
                </div>
              );
            })}
          </div>
        </details>
      )}
    </div>
  );
}
