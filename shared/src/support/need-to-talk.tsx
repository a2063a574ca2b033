import { supportKinds } from '../contract';
import { EmergencyCall, ServiceList } from './service-list';
import { furtherServices } from './services';
import styles from './support.module.css';
import { useTexts } from './texts';

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
