import { useEffect, useRef } from 'react';
import type { SignedInDevice } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { Badge, Button } from '@verdant/shared/ui';
import { useSecurityTexts } from './texts';
import styles from '../sections/sections.module.css';

type DeviceListProps = {
  devices: readonly SignedInDevice[];
  isBusy: boolean;
  onSignOut: (which: SignedInDevice | 'others') => void;
};

/** The devices, of which all but the one in use can be signed out. */
export function DeviceList({ devices, isBusy, onSignOut }: DeviceListProps) {
  const t = useSecurityTexts();
  const { moment } = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const count = useRef(devices.length);
  const others = devices.filter(({ is_current }) => !is_current).length;
  const nameOf = ({ browser, system }: SignedInDevice) =>
    browser && system ? t('devices.name', { browser, system }) : browser || system || t('devices.unknown');

  // The button that was pressed has gone with its device.
  useEffect(() => {
    if (devices.length < count.current) list.current?.focus();
    count.current = devices.length;
  }, [devices.length]);

  return (
    <>
      <ul ref={list} tabIndex={-1} className={styles.devices} aria-label={t('devices.title')}>
        {devices.map((device) => (
          <li key={device.id} className={styles.head}>
            <div className={styles.words}>
              <p className={styles.device}>
                {nameOf(device)} {device.is_current && <Badge tone="good">{t('devices.current')}</Badge>}
              </p>
              <p className={styles.about}>
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
