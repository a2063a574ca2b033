import { Check } from 'lucide-react';
import { useMoney } from '@verdant/shared/money';
import { Badge, Button, ButtonLink, Dialog } from '@verdant/shared/ui';
import { useSoonTexts } from './texts';

const benefits = ['soon.benefit1', 'soon.benefit2', 'soon.benefit3'] as const;

/** The dialog 'Coming Soon!' (spec 2, "Dashboard"), whose buttons and backdrop only close the dialog. */
export function ComingSoonDialog({ onClose }: { onClose: () => void }) {
  const t = useSoonTexts();
  const canLink = useMoney().overview?.can_link ?? false;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('soon.title')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('soon.notify')}
          </Button>
          <Button onClick={onClose}>{t('soon.gotIt')}</Button>
        </>
      }
    >
      <div className="v-stack v-gap-4">
        <div className="v-cluster v-gap-2 v-column-3 v-center">
          <h3 className="v-lg">{t('soon.integration')}</h3>
          <Badge tone="warn">{t('soon.development')}</Badge>
        </div>
        <p className="v-muted v-sm">{t('soon.text')}</p>
        <ul className="v-stack v-gap-3">
          {benefits.map((key) => (
            <li key={key} className="v-inline v-gap-3 v-start">
              <Check size={18} className="v-accent v-first-line" aria-hidden="true" />
              <span>{t(key)}</span>
            </li>
          ))}
        </ul>
        {canLink && (
          <>
            <p className="v-muted v-sm">{t('soon.now')}</p>
            <div>
              <ButtonLink to="/yodlee-connect" variant="secondary" size="sm">
                {t('soon.connect')}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </Dialog>
  );
}
