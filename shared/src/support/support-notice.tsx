import { Button, Panel } from '@verdant/shared/ui';
import type { SupportKind } from '../contract';
import { EmergencyCall, ServiceList } from './service-list';
import { needsEmergencyNumber } from './services';
import styles from './support.module.css';
import { useTexts } from './texts';

/** URL of the weather forecast, which the user can open to hide the page quickly from other people. */
const NEUTRAL_PAGE = 'https://www.bom.gov.au/';

type SupportNoticeProps = {
  needs: readonly SupportKind[];
  /** Called when the user presses the button that hides the notice; the button is missing without this function. */
  onDismiss?: () => void;
};

/** Shows help services to a user whose words indicate hardship. The notice sends no request to a server. */
export function SupportNotice({ needs, onDismiss }: SupportNoticeProps) {
  const t = useTexts();
  if (needs.length === 0) return null;
  return (
    <Panel title={t('support.title')}>
      <div className={`v-stack v-gap-5 v-container ${styles.body}`}>
        <p>{t('support.intro')}</p>
        {needsEmergencyNumber(needs) && <EmergencyCall />}
        {needs.includes('abuse') && (
          <div className="v-cluster v-gap-0 v-column-4 v-center">
            <a className={`${styles.link} v-link v-anywhere v-md v-strong`} href={NEUTRAL_PAGE} rel="noreferrer">
              {t('support.leave')}
            </a>
            <p className="v-muted v-sm">{t('support.leaveHint')}</p>
          </div>
        )}
        <ServiceList needs={needs} />
        <div className="v-cluster v-gap-3 v-column-4 v-center v-between">
          <p className={`${styles.private} v-muted v-sm`}>{t('support.private')}</p>
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
