import { MAX_PASSKEYS } from '@verdant/shared/contract';
import type { Passkey, PasskeyList } from '@verdant/shared/contract';
import { Banner, Button, ButtonLink } from '@verdant/shared/ui';
import { useOnlyOpenForm } from '../sections/only-open-form';
import { QueryState } from '../sections/query-state';
import { Section } from '../sections/section';
import { useStepFocus } from '../sections/use-step-focus';
import { SIGN_IN_REVIEW_PATH } from '../sign-in-review/path';
import { AddForm } from './add-form';
import { RemoveForm, RenameForm } from './change-forms';
import { PasskeyRows } from './passkey-rows';
import { usePasskeyTexts } from './texts';
import { usePasskeys } from './use-passkeys';
import type { Passkeys } from './use-passkeys';
import styles from '../sections/sections.module.css';

type StepPartProps = Pick<Passkeys, 'step' | 'setStep' | 'finish'> & {
  list: PasskeyList;
  /** Other devices have been signed out. */
  onChanged: () => void;
};

/** The form that is open, or the outcome of the last one. */
function StepPart({ step, setStep, finish, list, onChanged }: StepPartProps) {
  const t = usePasskeyTexts();
  const onCancel = () => setStep({ status: 'resting' });
  switch (step.status) {
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
      const onAdded = (passkey: Passkey) => finish('added', (passkeys) => [...passkeys, passkey]);
      return <AddForm suggestedName={suggestedName} onAdded={onAdded} onCancel={onCancel} />;
    }
    case 'renaming': {
      const { id } = step.passkey;
      const onRenamed = (name: string) =>
        finish('renamed', (passkeys) => passkeys.map((one) => (one.id === id ? { ...one, name } : one)));
      return <RenameForm passkey={step.passkey} onRenamed={onRenamed} onCancel={onCancel} />;
    }
    case 'removing': {
      const { id } = step.passkey;
      const onRemoved = () => {
        finish('removed', (passkeys) => passkeys.filter((one) => one.id !== id));
        onChanged();
      };
      return <RemoveForm passkey={step.passkey} onRemoved={onRemoved} onCancel={onCancel} />;
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
  const { query, step, setStep, finish } = usePasskeys();
  useOnlyOpenForm(step.status !== 'resting', () => setStep({ status: 'resting' }));
  const list = query.data;
  const stepName = step.status === 'resting' ? `resting ${step.done ?? ''}` : step.status;
  const box = useStepFocus(list ? stepName : query.status);
  const passkeys = list?.passkeys ?? [];
  const isResting = list !== undefined && step.status === 'resting';
  const isFull = passkeys.length >= MAX_PASSKEYS;

  const add = (
    <Button variant="secondary" size="sm" onClick={() => setStep({ status: 'adding' })}>
      {t('add.open')}
    </Button>
  );
  return (
    <div ref={box}>
      <Section title={t('title')} about={t('about')} action={isResting && !isFull && add}>
        <QueryState query={query} texts={{ loading: t('loading'), failed: t('notLoaded'), retry: t('again') }} />
        {isResting && passkeys.length === 0 && <p className={styles.about}>{t('empty')}</p>}
        {isResting && passkeys.length > 0 && (
          <PasskeyRows
            passkeys={passkeys}
            onRename={(passkey) => setStep({ status: 'renaming', passkey })}
            onRemove={(passkey) => setStep({ status: 'removing', passkey })}
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
        {list && <StepPart step={step} setStep={setStep} finish={finish} list={list} onChanged={onChanged} />}
      </Section>
    </div>
  );
}
