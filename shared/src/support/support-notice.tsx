import { useId } from 'react';
import { Button, Panel } from '@verdant/shared/ui';
import type { SupportKind } from '../contract';
import { emergency, needsEmergency, servicesFor } from './services';
import type { SupportService } from './services';
import styles from './support.module.css';
import { useTexts } from './texts';

/** A neutral page, for someone who must not be seen reading this one: the weather of the Bureau of Meteorology. */
const NEUTRAL_PAGE = 'https://www.bom.gov.au/';

const dial = (phone: string) => phone.replaceAll(' ', '');

function Service({ service: { id, name, phone, sms, url, hours } }: { service: SupportService }) {
  const t = useTexts();
  const nameId = useId();
  const phoneId = useId();
  const smsId = useId();
  return (
    <li className={styles.service}>
      <div>
        <h3 id={nameId} className={styles.name} lang="en">
          {name}
        </h3>
        <p>{t(`support.for.${id}`)}</p>
        <p className={styles.muted}>{t(`support.hours.${hours}`)}</p>
      </div>
      <div className={styles.links}>
        <a id={phoneId} className={styles.call} href={`tel:${dial(phone)}`} aria-labelledby={`${nameId} ${phoneId}`}>
          {phone}
        </a>
        {sms && (
          <a id={smsId} className={styles.link} href={`sms:${dial(sms)}`} aria-labelledby={`${nameId} ${smsId}`}>
            {t('support.sms', { phone: sms })}
          </a>
        )}
        <a className={styles.link} href={url} lang="en" rel="noreferrer">
          {new URL(url).hostname.replace('www.', '')}
        </a>
      </div>
    </li>
  );
}

type SupportNoticeProps = {
  /** What was noticed; nothing is rendered when it is empty. */
  needs: readonly SupportKind[];
  /** Adds a button that hides the notice. */
  onDismiss?: () => void;
};

/**
 * Where help is, for someone whose own words sound hard. It asks for nothing, blocks nothing, moves no focus and sends
 * nothing.
 */
export function SupportNotice({ needs, onDismiss }: SupportNoticeProps) {
  const t = useTexts();
  if (needs.length === 0) return null;
  return (
    <Panel title={t('support.title')}>
      <div className={styles.body}>
        <p>{t('support.intro')}</p>
        {needsEmergency(needs) && (
          <p className={styles.emergency}>
            {t('support.emergency')}{' '}
            <a className={styles.call} href={`tel:${emergency.phone}`} lang="en">
              {`${emergency.name} (${emergency.phone})`}
            </a>
          </p>
        )}
        {needs.includes('abuse') && (
          <div className={styles.leave}>
            <a className={styles.link} href={NEUTRAL_PAGE} rel="noreferrer">
              {t('support.leave')}
            </a>
            <p className={styles.muted}>{t('support.leaveHint')}</p>
          </div>
        )}
        <ul className={styles.services}>
          {servicesFor(needs).map((service) => (
            <Service key={service.id} service={service} />
          ))}
        </ul>
        <div className={styles.foot}>
          <p className={styles.muted}>{t('support.private')}</p>
          {onDismiss && (
            <Button variant="secondary" onClick={onDismiss}>
              {t('support.dismiss')}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  );
}
