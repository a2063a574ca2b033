import { useId } from 'react';
import type { FurtherService, SupportService } from './services';
import styles from './support.module.css';
import { useTexts } from './texts';

export const dial = (phone: string) => phone.replaceAll(' ', '');

/** List item for one service: its audience, and links for all ways to contact it. */
export function Service({ service }: { service: SupportService | FurtherService }) {
  const { id, name, phone, sms, url, hours } = { sms: undefined, hours: undefined, ...service };
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
        {hours && <p className="v-muted v-sm">{t(`support.hours.${hours}`)}</p>}
      </div>
      <div className={styles.links}>
        {phone && (
          <a id={phoneId} className={styles.call} href={`tel:${dial(phone)}`} aria-labelledby={`${nameId} ${phoneId}`}>
            {phone}
          </a>
        )}
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
