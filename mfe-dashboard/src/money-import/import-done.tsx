import type { MoneyImport } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Banner, Button, ButtonLink } from '@verdant/shared/ui';
import { AnswerDifference } from '../dashboard/difference/answer-difference';
import { useUndoImport } from './import-data';
import { useImportTexts } from './texts';

type ImportDoneProps = {
  saved: MoneyImport;
  onNext: (() => void) | undefined;
  onOther: () => void;
  onUndone: () => void;
};

export function ImportDone({ saved, onNext, onOther, onUndone }: ImportDoneProps) {
  const t = useImportTexts();
  const { number, date } = useFormat();
  const undo = useUndoImport();
  const { added, account, first_day: first, last_day: last } = saved;
  return (
    <>
      {undo.isError && <Banner>{t('hand.failed')}</Banner>}
      <div role="status">
        <h3 className="v-xxl">{t(added === 1 ? 'done.one' : 'done.many', { count: number(added) })}</h3>
        <p className="v-muted v-sm">{t('done.text', { account, first: date(first), last: date(last) })}</p>
      </div>
      <AnswerDifference />
      <div className="v-cluster v-gap-3 v-center">
        {onNext && <Button onClick={onNext}>{t('done.next')}</Button>}
        <ButtonLink to="/spending">{t('done.see')}</ButtonLink>
        <Button variant="secondary" onClick={onOther}>
          {t('import.another')}
        </Button>
        <Button variant="quiet" busy={undo.isPending} onClick={() => undo.mutate(saved, { onSuccess: onUndone })}>
          {t('done.undo')}
        </Button>
      </div>
    </>
  );
}
