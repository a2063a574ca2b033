import { useFormat } from '@verdant/shared/format';
import { Banner, Button } from '@verdant/shared/ui';
import { useRef } from 'react';
import { Section } from '../section/section';
import styles from '../section/rows.module.css';
import { useImportTexts } from './texts';
import { useImports, useUndoImport } from './use-import-data';

export function ImportList() {
  const t = useImportTexts();
  const { number, date } = useFormat();
  const { data, isError } = useImports();
  const undo = useUndoImport();
  const section = useRef<HTMLDivElement>(null);
  const imports = data?.imports ?? [];
  const undone = undo.isSuccess ? undo.variables.file_name : undefined;
  if (isError) return <Banner>{t('list.failed')}</Banner>;
  if (imports.length === 0 && undone === undefined) return null;
  return (
    <Section title={t('list.title')}>
      <div ref={section} tabIndex={-1} className="v-stack v-gap-6 v-ringless">
        {undo.isError && <Banner>{t('hand.failed')}</Banner>}
        {undone !== undefined && <Banner tone="good">{t('done.undone', { file: undone })}</Banner>}
        <ul className={`${styles.rows} v-rows v-line-above v-line-below`}>
          {imports.map((one) => (
            <li key={one.id}>
              <span className={`${styles.what} v-stack v-narrowing`}>
                <span className="v-strong v-anywhere">{one.file_name}</span>
                <span className="v-muted v-sm">
                  {`${one.account} · ${t('list.period', { first: date(one.first_day), last: date(one.last_day) })}`}
                </span>
                <span className="v-muted v-sm">{t('list.on', { date: date(one.imported_at) })}</span>
              </span>
              <span className={`${styles.amount} v-strong v-figures v-end`}>
                {t('list.added', { count: number(one.added) })}
              </span>
              <span className={`${styles.controls} v-cluster v-gap-1 v-column-2`}>
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('list.undoOf', { file: one.file_name })}
                  busy={undo.isPending && undo.variables.id === one.id}
                  onClick={() => undo.mutate(one, { onSuccess: () => section.current?.focus() })}
                >
                  {t('list.undo')}
                </Button>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
