import { supportKinds } from '../contract';
import { EmergencyCall, ServiceList } from './service-list';
import { furtherServices } from './services';
import styles from './support.module.css';
import { useTexts } from './texts';

/** A discreet line about help services that all users always see, so that users who need help need not say so first. */
export function NeedToTalk() {
  const t = useTexts();
  return (
    <details className={styles.body}>
      <summary className={`${styles.line} v-pad-3 v-muted v-sm`}>{t('support.standing')}</summary>
      <EmergencyCall />
      <ServiceList needs={supportKinds} more={furtherServices} />
    </details>
  );
}
