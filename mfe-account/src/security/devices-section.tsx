import { Banner, Button, Spinner } from '@verdant/shared/ui';
import { DeviceList } from './device-list';
import { Section } from '../sections/section';
import { useSecurityTexts } from './texts';
import { useDevices } from './use-devices';

/** Where the account is signed in. */
export function DevicesSection() {
  const t = useSecurityTexts();
  const { state, retry, signOut, signOutOthers } = useDevices();
  return (
    <Section title={t('devices.title')} about={t('devices.about')}>
      {state.kind === 'loading' && <Spinner hiddenLabel={t('devices.loading')} />}
      {state.kind === 'failed' && (
        <>
          <Banner>{t('devices.notLoaded')}</Banner>
          <div>
            <Button variant="secondary" size="sm" onClick={retry}>
              {t('devices.again')}
            </Button>
          </div>
        </>
      )}
      {state.kind === 'ready' && (
        <>
          <DeviceList
            devices={state.devices}
            isBusy={state.step === 'signing out'}
            onSignOut={signOut}
            onSignOutOthers={signOutOthers}
          />
          {state.step === 'not signed out' && <Banner>{t('devices.notSignedOut')}</Banner>}
          {state.step === 'signed out' && <Banner tone="good">{t('devices.done')}</Banner>}
        </>
      )}
    </Section>
  );
}
