import type { Dispatch } from 'react';
import { MAX_PASSKEYS } from '@verdant/shared/contract';
import type { PasskeyList } from '@verdant/shared/contract';
import { Banner, Button, ButtonLink, Spinner } from '@verdant/shared/ui';
import { Section } from '../sections/section';
import { useStepFocus } from '../sections/use-step-focus';
import { SIGN_IN_REVIEW_PATH } from '../sign-in-review/path';
import { AddForm } from './add-form';
import { RemoveForm, RenameForm } from './change-forms';
import { PasskeyRows } from './passkey-rows';
import type { PasskeysEvent, Step } from './passkeys-state';
import { usePasskeyTexts } from './texts';
import { usePasskeys } from './use-passkeys';
import styles from '../sections/sections.module.css';

type StepPartProps = {
  step: Step;
  list: PasskeyList;
  dispatch: Dispatch<PasskeysEvent>;
  /** Other devices have been signed out. */
  onChanged: () => void;
};

/** The form that a person has opened, or what came of the last one. */
function StepPart({ step, list, dispatch, onChanged }: StepPartProps) {
  const t = usePasskeyTexts();
  const onCancel = () => dispatch({ kind: 'cancelled' });
  switch (step.kind) {
    case 'resting':
      return (
        step.done && (
          <div data-focus tabIndex={-1}>
            <Banner tone="good">{t(`done.${step.done}`)}</Banner>
          </div>
        )
      );
    case 'adding': {
      const { browser, system } = list;
      const suggestedName = browser && system ? t('name.suggested', { browser, system }) : browser || system;
      return (
        <AddForm
          suggestedName={suggestedName}
          onAdded={(passkey) => dispatch({ kind: 'added', passkey })}
          onCancel={onCancel}
        />
      );
    }
    case 'renaming': {
      const { passkey } = step;
      const onRenamed = (name: string) => dispatch({ kind: 'renamed', id: passkey.id, name });
      return <RenameForm passkey={passkey} onRenamed={onRenamed} onCancel={onCancel} />;
    }
    case 'removing': {
      const { passkey } = step;
      const onRemoved = () => {
        dispatch({ kind: 'removed', id: passkey.id });
        onChanged();
      };
      return <RemoveForm passkey={passkey} onRemoved={onRemoved} onCancel={onCancel} />;
    }
  }
}

type PasskeysSectionProps = {
  onChanged: () => void;
  /** The address of the account is not confirmed: the server refuses the change. */
  isLocked?: boolean;
};

/** The passkeys of the account: to see, add, rename and remove them. */
export function PasskeysSection({ onChanged, isLocked = false }: PasskeysSectionProps) {
  const t = usePasskeyTexts();
  return isLocked ? <Section title={t('title')} about={t('locked')} /> : <Unlocked onChanged={onChanged} />;
}

function Unlocked({ onChanged }: Pick<PasskeysSectionProps, 'onChanged'>) {
  const t = usePasskeyTexts();
  const { state, dispatch } = usePasskeys();
  const step = state.kind === 'ready' ? state.step : undefined;
  const isResting = step?.kind === 'resting';
  const box = useStepFocus(isResting ? `resting ${step.done ?? ''}` : (step?.kind ?? state.kind));
  const passkeys = state.kind === 'ready' ? state.list.passkeys : [];
  const isFull = passkeys.length >= MAX_PASSKEYS;

  const add = (
    <Button variant="secondary" size="sm" onClick={() => dispatch({ kind: 'opened', step: { kind: 'adding' } })}>
      {t('add.open')}
    </Button>
  );
  return (
    <div ref={box}>
      <Section title={t('title')} about={t('about')} action={isResting && !isFull && add}>
        {state.kind === 'loading' && <Spinner hiddenLabel={t('loading')} />}
        {state.kind === 'not loaded' && (
          <>
            <Banner>{t('notLoaded')}</Banner>
            <div>
              <Button variant="secondary" size="sm" onClick={() => dispatch({ kind: 'retried' })}>
                {t('again')}
              </Button>
            </div>
          </>
        )}
        {isResting && passkeys.length === 0 && <p className={styles.about}>{t('empty')}</p>}
        {isResting && passkeys.length > 0 && (
          <PasskeyRows
            passkeys={passkeys}
            onRename={(passkey) => dispatch({ kind: 'opened', step: { kind: 'renaming', passkey } })}
            onRemove={(passkey) => dispatch({ kind: 'opened', step: { kind: 'removing', passkey } })}
          />
        )}
        {isResting && passkeys.some((passkey) => passkey.is_suspended) && (
          <>
            <p className={styles.about}>{t('review.about')}</p>
            <div>
              <ButtonLink to={SIGN_IN_REVIEW_PATH} variant="secondary" size="sm">
                {t('review.open')}
              </ButtonLink>
            </div>
          </>
        )}
        {isResting && isFull && <p className={styles.about}>{t('full', { count: MAX_PASSKEYS })}</p>}
        {state.kind === 'ready' && (
          <StepPart step={state.step} list={state.list} dispatch={dispatch} onChanged={onChanged} />
        )}
      </Section>
    </div>
  );
}
