import { useState } from 'react';
import { LoadState, useCall } from '@verdant/shared/calls';
import { callApi, secondFactorCalls, type SecondFactorSetup, type SecondFactorStatus } from '@verdant/shared/contract';
import { useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Badge, Banner, Button } from '@verdant/shared/ui';
import { useSingleOpenForm, useStepFocus } from '../sections/open-form';
import { Section } from '../sections/section-form';
import { AuthenticatorSetupKey, ConfirmForm, RecoveryCodes } from './second-factor-steps';
import { useSecondFactorTexts } from './texts';
import styles from './second-factor.module.css';

const SECOND_FACTOR = ['second-factor'];

type Step =
  | { status: 'resting'; isSwitchedOff?: true }
  | { status: 'asking password' }
  /** Setup step in which the user has to enter a first code from the authenticator app. */
  | { status: 'showing key'; setup: SecondFactorSetup }
  /** Step that shows the new recovery codes, which the user can see only once. */
  | { status: 'showing codes'; codes: readonly string[] }
  | { status: 'replacing codes' }
  | { status: 'switching off' };

/** Steps that ask for the password. Users can close these steps without losing a key or codes. */
const passwordSteps: ReadonlySet<Step['status']> = new Set(['asking password', 'replacing codes', 'switching off']);

type SecondFactorSectionProps = {
  /** Called after a change that has signed out other devices. */
  onChanged: () => void;
  /** True if the e-mail address is not confirmed; the server then refuses changes. */
  isLocked?: boolean;
};

export function SecondFactorSection({ onChanged, isLocked = false }: SecondFactorSectionProps) {
  const t = useSecondFactorTexts();
  const api = useApi();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>({ status: 'resting' });
  const cancel = () => setStep({ status: 'resting' });
  const options = { enabled: !isLocked, retry: false, gcTime: 0 };
  const query = useCall(secondFactorCalls.status, {}, SECOND_FACTOR, options);
  const setData = (status: SecondFactorStatus) => client.setQueryData(SECOND_FACTOR, status);
  useSingleOpenForm(passwordSteps.has(step.status), cancel);
  const box = useStepFocus(query.data ? step.status : query.status);
  if (isLocked) return <Section title={t('title')} about={t('locked')} />;

  const showCodes = (codes: readonly string[]) => {
    setData({ is_on: true, recovery_codes_left: codes.length });
    setStep({ status: 'showing codes', codes });
    onChanged();
  };
  const renderStep = () => {
    switch (step.status) {
      case 'resting':
        return step.isSwitchedOff && <Banner tone="good">{t('off.done')}</Banner>;
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
            <AuthenticatorSetupKey setup={step.setup} />
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
        return <RecoveryCodes codes={step.codes} onStored={cancel} />;
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
              setStep({ status: 'resting', isSwitchedOff: true });
              onChanged();
            }}
            onCancel={cancel}
          />
        );
    }
  };
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
        {query.data && renderStep()}
      </Section>
    </div>
  );
}
