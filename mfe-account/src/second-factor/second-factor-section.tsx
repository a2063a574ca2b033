import type { Dispatch } from 'react';
import { callApi, secondFactorCalls } from '@verdant/shared/contract';
import { useApi } from '@verdant/shared/services';
import { Badge, Banner, Button, Spinner } from '@verdant/shared/ui';
import { Section } from '../sections/section';
import { useStepFocus } from '../sections/use-step-focus';
import { ConfirmForm } from './confirm-form';
import { RecoveryCodes } from './recovery-codes';
import type { Done, SecondFactorEvent, SecondFactorState } from './second-factor-state';
import { SetupKey } from './setup-key';
import { useSecondFactorTexts } from './texts';
import { useSecondFactor } from './use-second-factor';
import styles from './second-factor.module.css';

const doneTexts = {
  'codes stored': undefined,
  cancelled: undefined,
  'switched off': 'off.done',
} as const satisfies Record<Done, string | undefined>;

type StepProps = {
  state: SecondFactorState;
  dispatch: Dispatch<SecondFactorEvent>;
  /** Other devices have been signed out. */
  onChanged: () => void;
};

/** The step that a person is at. */
function Step({ state, dispatch, onChanged }: StepProps) {
  const t = useSecondFactorTexts();
  const api = useApi();
  const cancel = () => dispatch({ kind: 'cancelled' });
  const showCodes = (codes: readonly string[]) => {
    dispatch({ kind: 'codes made', codes });
    onChanged();
  };

  switch (state.kind) {
    case 'loading':
      return <Spinner hiddenLabel={t('loading')} />;
    case 'not loaded':
      return (
        <>
          <Banner>{t('notLoaded')}</Banner>
          <div>
            <Button variant="secondary" size="sm" onClick={() => dispatch({ kind: 'retried' })}>
              {t('again')}
            </Button>
          </div>
        </>
      );
    case 'resting': {
      const text = state.done && doneTexts[state.done];
      return text && <Banner tone="good">{t(text)}</Banner>;
    }
    case 'asking password':
      return (
        <ConfirmForm
          asks="password"
          submitLabel={t('next')}
          send={async ({ password }) => {
            const setup = await callApi(api, secondFactorCalls.setUp, { body: { password } });
            dispatch({ kind: 'key made', setup });
          }}
          onCancel={cancel}
        />
      );
    case 'showing key':
      return (
        <div className={styles.steps}>
          <SetupKey setup={state.setup} />
          <ConfirmForm
            key="code"
            asks="code"
            submitLabel={t('on.submit')}
            send={async ({ code }) => {
              const response = await callApi(api, secondFactorCalls.confirm, { body: { code } });
              showCodes(response.recovery_codes);
            }}
            onCancel={cancel}
          />
        </div>
      );
    case 'showing codes':
      return <RecoveryCodes codes={state.codes} onStored={() => dispatch({ kind: 'codes stored' })} />;
    case 'replacing codes':
      return (
        <ConfirmForm
          asks="password and code"
          submitLabel={t('codes.replace')}
          send={async (body) => {
            const response = await callApi(api, secondFactorCalls.replaceRecoveryCodes, { body });
            showCodes(response.recovery_codes);
          }}
          onCancel={cancel}
        />
      );
    case 'switching off':
      return (
        <ConfirmForm
          asks="password and code"
          submitLabel={t('off.submit')}
          send={async (body) => {
            await callApi(api, secondFactorCalls.switchOff, { body });
            dispatch({ kind: 'switched off' });
            onChanged();
          }}
          onCancel={cancel}
        />
      );
  }
}

type SecondFactorSectionProps = {
  onChanged: () => void;
  /** The address of the account is not confirmed: the server refuses the change. */
  isLocked?: boolean;
};

/** Two-step sign-in: whether it is on, and what changes that. */
export function SecondFactorSection({ onChanged, isLocked = false }: SecondFactorSectionProps) {
  const t = useSecondFactorTexts();
  return isLocked ? <Section title={t('title')} about={t('locked')} /> : <Unlocked onChanged={onChanged} />;
}

function Unlocked({ onChanged }: Pick<SecondFactorSectionProps, 'onChanged'>) {
  const t = useSecondFactorTexts();
  const { state, dispatch } = useSecondFactor();
  const box = useStepFocus(state.kind);
  const resting = state.kind === 'resting' && state.status;
  const about = (
    <>
      {t('about')} {resting && resting.is_on && <Badge tone="good">{t('isOn')}</Badge>}
    </>
  );
  return (
    <div ref={box}>
      <Section
        title={t('title')}
        about={about}
        action={
          resting &&
          !resting.is_on && (
            <Button variant="secondary" size="sm" onClick={() => dispatch({ kind: 'opened', form: 'asking password' })}>
              {t('on.open')}
            </Button>
          )
        }
      >
        {resting && resting.is_on && (
          <>
            <p className={styles.left}>{t('codes.left', { count: resting.recovery_codes_left })}</p>
            <div className={styles.buttons}>
              <Button
                variant="secondary"
                size="sm"
                onClick={() => dispatch({ kind: 'opened', form: 'replacing codes' })}
              >
                {t('codes.replace')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => dispatch({ kind: 'opened', form: 'switching off' })}>
                {t('off.open')}
              </Button>
            </div>
          </>
        )}
        <Step state={state} dispatch={dispatch} onChanged={onChanged} />
      </Section>
    </div>
  );
}
