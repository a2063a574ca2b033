import { useId } from 'react';
import { supportKinds } from '../contract';
import type { SupportKind } from '../contract';
import { emergency, furtherServices, supportServicesFor } from './services';
import type { FurtherService, SupportService } from './services';
import styles from './support.module.css';
import { useTexts } from './texts';

const dial = (phone: string) => phone.replaceAll(' ', '');
const callClass = `v-link v-anywhere v-xl v-display v-track-2 ${styles.call}`;
const linkClass = `${styles.link} v-link v-anywhere v-sm`;

/** List item for one service: the audience of the service, and links for all ways to contact the service. */
function Service({ service }: { service: SupportService | FurtherService }) {
  const { id, name, phone, sms, url, hours } = { sms: undefined, hours: undefined, ...service };
  const t = useTexts();
  const nameId = useId();
  const phoneId = useId();
  const smsId = useId();
  return (
    <li className={`v-stack v-gap-2 v-column-6 v-pad-4 ${styles.service}`}>
      <div>
        <h3 id={nameId} className="v-md v-strong v-track-1" lang="en">
          {name}
        </h3>
        <p>{t(`support.for.${id}`)}</p>
        {hours && <p className="v-muted v-sm">{t(`support.hours.${hours}`)}</p>}
      </div>
      <div className="v-cluster v-column-5 v-packed">
        {phone && (
          <a id={phoneId} className={callClass} href={`tel:${dial(phone)}`} aria-labelledby={`${nameId} ${phoneId}`}>
            {phone}
          </a>
        )}
        {sms && (
          <a id={smsId} className={linkClass} href={`sms:${dial(sms)}`} aria-labelledby={`${nameId} ${smsId}`}>
            {t('support.sms', { phone: sms })}
          </a>
        )}
        <a className={linkClass} href={url} lang="en" rel="noreferrer">
          {new URL(url).hostname.replace('www.', '')}
        </a>
      </div>
    </li>
  );
}

type ServiceListProps = {
  needs: readonly SupportKind[];
  more?: readonly FurtherService[];
};

export function ServiceList({ needs, more = [] }: ServiceListProps) {
  return (
    <ul className="v-rows v-stack v-line-above v-line-below">
      {[...supportServicesFor(needs), ...more].map((service) => (
        <Service key={service.id} service={service} />
      ))}
    </ul>
  );
}

export function EmergencyCall() {
  const t = useTexts();
  return (
    <p className="v-cluster v-gap-0 v-column-2 v-center">
      <span>{t('support.emergency')}</span>{' '}
      <a className={callClass} href={`tel:${dial(emergency.phone)}`} lang="en">
        {`${emergency.name} (${emergency.phone})`}
      </a>
    </p>
  );
}

/** A discreet line about help services, always shown, so that users get help without first disclosing a problem. */
export function NeedToTalk() {
  const t = useTexts();
  return (
    <details className={`v-container ${styles.body}`}>
      <summary className={`v-pad-3 v-muted v-sm v-link v-pointer ${styles.line}`}>{t('support.standing')}</summary>
      <EmergencyCall />
      <ServiceList needs={supportKinds} more={furtherServices} />
    </details>
  );
}
