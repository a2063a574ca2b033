import { useEffect, useRef } from 'react';
import { LoadState, useCall } from '@verdant/shared/calls';
import { accountCalls, callApi, type SignedInDevice } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useMutation, useQueryClient } from '@verdant/shared/query';
import { useApi } from '@verdant/shared/services';
import { Banner, Badge, Button } from '@verdant/shared/ui';
import { Section } from '../sections/section-form';
import { useSecurityTexts } from './texts';

export function DevicesSection({ changes = 0 }: { changes?: number }) {
  const t = useSecurityTexts();
  const { query, signOut } = useDevices(changes);
  return (
    <Section title={t('devices.title')} about={t('devices.about')}>
      <LoadState query={query} loading={t('devices.loading')} failed={t('devices.notLoaded')} />
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

type DeviceListProps = {
  devices: readonly SignedInDevice[];
  isBusy: boolean;
  onSignOut: (which: SignedInDevice | 'others') => void;
};

function DeviceList({ devices, isBusy, onSignOut }: DeviceListProps) {
  const t = useSecurityTexts();
  const { moment } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(devices.length);
  const others = devices.filter(({ is_current }) => !is_current).length;
  const nameOf = ({ browser, system }: SignedInDevice) =>
    browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');

  // Moves the focus to the list, because the pressed button was removed together with its device.
  useEffect(() => {
    if (devices.length < count.current) list.current?.focus();
    count.current = devices.length;
  }, [devices.length]);

  return (
    <>
      <ul ref={list} tabIndex={-1} className="v-stack v-gap-4" aria-label={t('devices.title')}>
        {devices.map((device) => (
          <li key={device.id} className="v-cluster v-gap-3 v-column-4 v-center v-between">
            <div className="v-words">
              <p className="v-cluster v-gap-2 v-center">
                <span>{nameOf(device)}</span> {device.is_current && <Badge tone="good">{t('devices.current')}</Badge>}
              </p>
              <p className="v-muted v-sm v-anywhere">
                {t('devices.times', { created: moment(device.created_at), used: moment(device.last_used_at) })}
              </p>
            </div>
            {!device.is_current && (
              <Button
                variant="secondary"
                size="sm"
                busy={isBusy}
                aria-label={t('devices.signOutNamed', { name: nameOf(device), created: moment(device.created_at) })}
                onClick={() => onSignOut(device)}
              >
                {t('devices.signOut')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {others > 1 && (
        <div>
          <Button variant="secondary" size="sm" busy={isBusy} onClick={() => onSignOut('others')}>
            {t('devices.signOutOthers')}
          </Button>
        </div>
      )}
    </>
  );
}

type Devices = { devices: SignedInDevice[] };

/**
 * Provides the list of devices and their sign-out. The list is fetched again when `changes`, the number of changes that
 * signed out other devices, increases.
 */
function useDevices(changes: number) {
  const api = useApi();
  const client = useQueryClient();
  const queryKey = ['devices', changes];
  const query = useCall(accountCalls.devices, {}, queryKey, { retry: false, gcTime: 0 });
  const signOut = useMutation({
    mutationFn: async (which: SignedInDevice | 'others'): Promise<unknown> =>
      which === 'others'
        ? callApi(api, accountCalls.signOutOtherDevices, {})
        : callApi(api, accountCalls.signOutDevice, { params: { id: which.id } }),
    onSuccess: (_response, which) =>
      client.setQueryData<Devices>(queryKey, (list) => {
        const isLeft = ({ id, is_current }: SignedInDevice) => (which === 'others' ? is_current : id !== which.id);
        return list && { devices: list.devices.filter(isLeft) };
      }),
  });
  return { query, signOut };
}
