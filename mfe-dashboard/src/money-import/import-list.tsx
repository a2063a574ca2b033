import { LoadFailure } from '@verdant/shared/calls';
import { EditableRow, EditableRows } from '@verdant/shared/changes';
import { useFormat } from '@verdant/shared/format';
import { Banner, Button } from '@verdant/shared/ui';
import { useRef } from 'react';
import { Section } from '../section/section';
import { useImports, useUndoImport } from './import-data';
import { useImportTexts } from './texts';

export function ImportList() {
  const t = useImportTexts();
  const { number, date } = useFormat();
  const query = useImports();
  const undo = useUndoImport();
  const section = useRef<HTMLDivElement>(null);
  const imports = query.data?.imports ?? [];
  const undone = undo.isSuccess ? undo.variables.file_name : undefined;
  if (query.isError) return <LoadFailure query={query}>{t('list.failed')}</LoadFailure>;
  if (imports.length === 0 && undone === undefined) return null;
  return (
    <Section title={t('list.title')}>
      <div ref={section} tabIndex={-1} className="v-stack v-gap-6 v-ringless">
        {undo.isError && <Banner>{t('hand.failed')}</Banner>}
        {undone !== undefined && <Banner tone="good">{t('done.undone', { file: undone })}</Banner>}
        <EditableRows>
          {imports.map((one) => (
            <EditableRow
              key={one.id}
              amount={t('list.added', { count: number(one.added) })}
              controls={
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('list.undoOf', { file: one.file_name })}
                  busy={undo.isPending && undo.variables.id === one.id}
                  onClick={() => undo.mutate(one, { onSuccess: () => section.current?.focus() })}
                >
                  {t('list.undo')}
                </Button>
              }
            >
              <span className="v-strong v-anywhere">{one.file_name}</span>
              <span className="v-muted v-sm">
                {`${one.account} · ${t('list.period', { first: date(one.first_day), last: date(one.last_day) })}`}
              </span>
              <span className="v-muted v-sm">{t('list.on', { date: date(one.imported_at) })}</span>
            </EditableRow>
          ))}
        </EditableRows>
      </div>
    </Section>
  );
}
