import { Banner } from '@verdant/shared/ui';
import { QueryState } from '../sections/query-state';
import { Section } from '../sections/section';
import { DeviceList } from './device-list';
import { useSecurityTexts } from './texts';
import { useDevices } from './use-devices';

/** Where the account is signed in. */
export function DevicesSection({ changes = 0 }: { changes?: number }) {
  const t = useSecurityTexts();
  const { query, signOut } = useDevices(changes);
  const texts = { loading: t('devices.loading'), failed: t('devices.notLoaded'), retry: t('devices.again') };
  return (
    <Section title={t('devices.title')} about={t('devices.about')}>
      <QueryState query={query} texts={texts} />
      {query.data && (
        <>
          <DeviceList devices={query.data.devices} isBusy={signOut.isPending} onSignOut={signOut.mutate} />
          {signOut.isError && <Banner>{t('devices.notSignedOut')}</Banner>}
          {signOut.isSuccess && <Banner tone="good">{t('devices.done')}</Banner>}
        </>
      )}
    </Section>
  );
}
