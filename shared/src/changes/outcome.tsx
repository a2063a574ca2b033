import { useEffect, useRef } from 'react';
import { Banner, Button } from '@verdant/shared/ui';
import type { Changes } from './use-changes';
import { useTexts } from './texts';

type OutcomeProps = { changes: Pick<Changes<unknown>, 'done' | 'failure' | 'isBusy' | 'undo'> };

/** Shows the last change's result, with an undo. The result takes the focus: the focused control can have been removed. */
export function Outcome({ changes: { done, failure, isBusy, undo } }: OutcomeProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const ticket = done?.ticket;
  useEffect(() => {
    if (ticket !== undefined) box.current?.focus();
  }, [ticket]);
  return (
    <div ref={box} tabIndex={-1} className="v-filled v-ringless">
      {failure !== null && <Banner>{failure}</Banner>}
      {failure === null && done && (
        <Banner tone="good">
          <div className="v-cluster v-gap-2 v-column-4 v-center v-between">
            <span>{done.text}</span>
            {done.undo !== undefined && (
              <Button variant="quiet" size="sm" busy={isBusy} onClick={undo}>
                {t('changes.undo')}
              </Button>
            )}
          </div>
        </Banner>
      )}
    </div>
  );
}
