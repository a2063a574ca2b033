import { useState } from 'react';
import { LoadState, useCall } from '@verdant/shared/calls';
import { callApi, secondFactorCalls, type SecondFactorSetup, type SecondFactorStatus } from '@verdant/shared/contract';
import { useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Badge, Banner, Button } from '@verdant/shared/ui';
import { useOnlyOpenForm, useStepFocus } from '../sections/open-form';
import { Section } from '../sections/section';
import { ConfirmForm, SetupKey } from './confirm-form';
import { RecoveryCodes } from './recovery-codes';
import { useSecondFactorTexts } from './texts';
import styles from './second-factor.module.css';

const SECOND_FACTOR = ['second-factor'];

/** The last change, which determines the confirmation and the focus. */
type Done = 'cancelled' | 'codes stored' | 'switched off';

type Step =
  | { status: 'resting'; done?: Done }
  /** The user has to enter the password before the server creates a key. */
  | { status: 'asking password' }
  /** The key is shown, and the user has to enter a first code. */
  | { status: 'showing key'; setup: SecondFactorSetup }
  /** The recovery codes are shown, which is possible only once. */
  | { status: 'showing codes'; codes: readonly string[] }
  | { status: 'replacing codes' }
  | { status: 'switching off' };

/** Provides the status of two-step sign-in (on or off), and the current step of changing it. */
function useSecondFactor() {
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ status: 'resting' });
  const query = useCall(secondFactorCalls.status, {}, SECOND_FACTOR, { retry: false, gcTime: 0 });
  const setData = (status: SecondFactorStatus) => client.setQueryData(SECOND_FACTOR, status);
  return { query, step, setStep, setData };
}

type SecondFactor = ReturnType<typeof useSecondFactor>;

const doneTexts = {
  'codes stored': undefined,
  cancelled: undefined,
  'switched off': 'off.done',
} as const satisfies Record<Done, string | undefined>;

/** The steps that ask for the password. Closing these steps loses no key and no codes. */
const passwordSteps: ReadonlySet<SecondFactor['step']['status']> = new Set([
  'asking password',
  'replacing codes',
  'switching off',
]);

type StepPartProps = Pick<SecondFactor, 'step' | 'setStep' | 'setData'> & {
  /** Called after a change that has signed out other devices. */
  onChanged: () => void;
};

/** Shows the open form, the key or codes that were created, or the outcome of the last form. */
function StepPart({ step, setStep, setData, onChanged }: StepPartProps) {
  const t = useSecondFactorTexts();
  const api = useApi();
  const cancel = () => setStep({ status: 'resting', done: 'cancelled' });
  const showCodes = (codes: readonly string[]) => {
    setData({ is_on: true, recovery_codes_left: codes.length });
    setStep({ status: 'showing codes', codes });
    onChanged();
  };

  switch (step.status) {
    case 'resting': {
      const text = step.done && doneTexts[step.done];
      return text && <Banner tone="good">{t(text)}</Banner>;
    }
    case 'asking password':
      return (
        <ConfirmForm
          asks="password"
          submitLabel={t('next')}
          send={async ({ password }) => {
            const setup = await callApi(api, secondFactorCalls.setUp, { body: { password } });
            setStep({ status: 'showing key', setup });
          }}
          onCancel={cancel}
        />
      );
    case 'showing key':
      return (
        <div className={`${styles.steps} v-stack v-gap-4`}>
          <SetupKey setup={step.setup} />
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
      return <RecoveryCodes codes={step.codes} onStored={() => setStep({ status: 'resting', done: 'codes stored' })} />;
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
            setData({ is_on: false, recovery_codes_left: 0 });
            setStep({ status: 'resting', done: 'switched off' });
            onChanged();
          }}
          onCancel={cancel}
        />
      );
  }
}

type SecondFactorSectionProps = {
  onChanged: () => void;
  /** True if the e-mail address of the account is not confirmed, so that the server would refuse changes. */
  isLocked?: boolean;
};

/** Section that shows if two-step sign-in is on, with the controls to change that. */
export function SecondFactorSection({ onChanged, isLocked = false }: SecondFactorSectionProps) {
  const t = useSecondFactorTexts();
  return isLocked ? <Section title={t('title')} about={t('locked')} /> : <Unlocked onChanged={onChanged} />;
}

function Unlocked({ onChanged }: Pick<SecondFactorSectionProps, 'onChanged'>) {
  const t = useSecondFactorTexts();
  const { query, step, setStep, setData } = useSecondFactor();
  useOnlyOpenForm(passwordSteps.has(step.status), () => setStep({ status: 'resting', done: 'cancelled' }));
  const box = useStepFocus(query.data ? step.status : query.status);
  const resting = step.status === 'resting' && query.data;
  const about = (
    <>
      <span>{t('about')}</span> {resting && resting.is_on && <Badge tone="good">{t('isOn')}</Badge>}
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
            <Button variant="secondary" size="sm" onClick={() => setStep({ status: 'asking password' })}>
              {t('on.open')}
            </Button>
          )
        }
      >
        {resting && resting.is_on && (
          <>
            <p className="v-sm">{t('codes.left', { count: resting.recovery_codes_left })}</p>
            <div className="v-cluster v-gap-3">
              <Button variant="secondary" size="sm" onClick={() => setStep({ status: 'replacing codes' })}>
                {t('codes.replace')}
              </Button>
              <Button variant="secondary" size="sm" onClick={() => setStep({ status: 'switching off' })}>
                {t('off.open')}
              </Button>
            </div>
          </>
        )}
        <LoadState query={query} loading={t('loading')} failed={t('notLoaded')} />
        {query.data && <StepPart step={step} setStep={setStep} setData={setData} onChanged={onChanged} />}
      </Section>
    </div>
  );
}
