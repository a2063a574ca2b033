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
          {imports.map((imported) => (
            <EditableRow
              key={imported.id}
              amount={t('list.added', { count: number(imported.added) })}
              controls={
                <Button
                  variant="quiet"
                  size="sm"
                  aria-label={t('list.undoOf', { file: imported.file_name })}
                  busy={undo.isPending && undo.variables.id === imported.id}
                  onClick={() => undo.mutate(imported, { onSuccess: () => section.current?.focus() })}
                >
                  {t('list.undo')}
                </Button>
              }
            >
              <span className="v-strong v-anywhere">{imported.file_name}</span>
              <span className="v-muted v-sm">
                {`${imported.account} · ${t('list.period', { first: date(imported.first_day), last: date(imported.last_day) })}`}
              </span>
              <span className="v-muted v-sm">{t('list.on', { date: date(imported.imported_at) })}</span>
            </EditableRow>
          ))}
        </EditableRows>
      </div>
    </Section>
  );
}
