import { emergency, furtherServices, services } from './services';
import { dial, Service } from './service';
import styles from './support.module.css';
import { useTexts } from './texts';

/** A discreet line about help services that all users always see, so that users who need help need not say so first. */
export function NeedToTalk() {
  const t = useTexts();
  return (
    <details className={styles.standing}>
      <summary className={styles.line}>{t('support.standing')}</summary>
      <p className="v-cluster v-gap-0 v-column-2 v-center">
        <span>{t('support.emergency')}</span>{' '}
        <a className={styles.call} href={`tel:${dial(emergency.phone)}`} lang="en">
          {`${emergency.name} (${emergency.phone})`}
        </a>
      </p>
      <ul className={styles.services}>
        {[...services, ...furtherServices].map((service) => (
          <Service key={service.id} service={service} />
        ))}
      </ul>
    </details>
  );
}
