import { Button, Panel } from '@verdant/shared/ui';
import type { SupportKind } from '../contract';
import { emergency, needsEmergency, servicesFor } from './services';
import { Service } from './service';
import styles from './support.module.css';
import { useTexts } from './texts';

/** Harmless page, the weather forecast, for a quick exit when other people must not see that the user reads about help. */
const NEUTRAL_PAGE = 'https://www.bom.gov.au/';

type SupportNoticeProps = {
  /** Kinds of help that were noticed. An empty list renders nothing. */
  needs: readonly SupportKind[];
  /** Called by a button that hides the notice; without this function the button is missing. */
  onDismiss?: () => void;
};

/** Help services for a user whose words indicate hardship. The notice sends no request, blocks nothing, moves no focus. */
export function SupportNotice({ needs, onDismiss }: SupportNoticeProps) {
  const t = useTexts();
  if (needs.length === 0) return null;
  return (
    <Panel title={t('support.title')}>
      <div className={styles.body}>
        <p>{t('support.intro')}</p>
        {needsEmergency(needs) && (
          <p className="v-cluster v-gap-0 v-column-2 v-center">
            <span>{t('support.emergency')}</span>{' '}
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
            <p className="v-muted v-sm">{t('support.leaveHint')}</p>
          </div>
        )}
        <ul className={styles.services}>
          {servicesFor(needs).map((service) => (
            <Service key={service.id} service={service} />
          ))}
        </ul>
        <div className={styles.foot}>
          <p className="v-muted v-sm">{t('support.private')}</p>
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
