import { useState } from 'react';
import type { RemoteHealthEntry } from '@verdant/federation/contract';
import { Badge, Banner, Button, Panel } from '@verdant/shared/ui';
import { nextRollback } from './metrics';
import { OperationDialog, operationTitles } from './operation-dialog';
import type { RemoteOperation } from './operation-dialog';
import styles from './platform-page.module.css';

type OperationsProps = { remote: RemoteHealthEntry; onDone: () => void };

/** Returns the releases of a remote that can be removed, because no visitor gets these releases. */
const removableOf = ({ published, stable, canary }: RemoteHealthEntry) =>
  published.map(({ version }) => version).filter((version) => version !== stable && version !== canary?.version);

export function Operations({ remote, onDone }: OperationsProps) {
  const [open, setOpen] = useState<RemoteOperation>();
  const [done, setDone] = useState<RemoteOperation>();
  const removable = removableOf(remote);
  const possible: readonly RemoteOperation[] = [
    ...(nextRollback(remote) ? (['rollback'] as const) : []),
    remote.frozen ? 'unfreeze' : 'freeze',
    ...(removable.length > 0 ? (['remove'] as const) : []),
  ];
  const start = (operation: RemoteOperation) => {
    setDone(undefined);
    setOpen(operation);
  };
  return (
    <Panel title="Operate">
      {remote.frozen && (
        <p>
          <Badge tone="warn">Frozen</Badge>{' '}
          <span>Nothing of it can be activated. Rollbacks go on, automatic ones too.</span>
        </p>
      )}
      <div className={`${styles.operations} v-cluster v-gap-3`}>
        {possible.map((operation) => (
          <Button key={operation} variant="secondary" size="sm" onClick={() => start(operation)}>
            {operationTitles[operation]}
          </Button>
        ))}
      </div>
      {done && <Banner tone="good">{`Done: ${operationTitles[done]}.`}</Banner>}
      {open && (
        <OperationDialog
          operation={open}
          remote={remote}
          removable={removable}
          onClose={() => setOpen(undefined)}
          onChanged={onDone}
          onDone={() => {
            setOpen(undefined);
            setDone(open);
            onDone();
          }}
        />
      )}
    </Panel>
  );
}
