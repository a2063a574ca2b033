import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { ButtonLink } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { BankButton } from './bank-invite';
import styles from './bank-invite.module.css';
import { useBankTexts } from './texts';

type AccountDataOfferProps = {
  /** Id of the quiz session whose insights are fetched before a bank is linked. */
  sessionId: string;
};

function Offer({ sessionId }: AccountDataOfferProps) {
  const t = useTexts();
  const say = useBankTexts();
  const { overview, isLoading } = useMoney();
  if (isLoading) return null;
  if (!overview || !hasAccountData(overview)) {
    return (
      <aside className="v-solid v-screen v-stack v-gap-3 v-left" aria-label={t('bank.invite')}>
        <p className="v-xxl v-display v-tight v-leading-11">{t('bank.invite')}</p>
        <p className="v-muted">{say('bank.text')}</p>
        <p className="v-muted">{say('bank.optional')}</p>
        <div className="v-above-4">
          <BankButton sessionId={sessionId} variant="primary" size="lg" />
        </div>
      </aside>
    );
  }
  return (
    <aside
      className={`v-stack v-gap-1 v-left v-line-above v-sm v-pad-top-4 v-screen ${styles.quiet}`}
      aria-label={say('figures.title')}
    >
      <p className="v-strong">{say('figures.title')}</p>
      <p className="v-muted">{say('figures.text')}</p>
      <ButtonLink className={styles.open} variant="quiet" size="sm" to="/dashboard">
        {say('figures.open')}
      </ButtonLink>
    </aside>
  );
}

/** Offer to link a bank, the only block of the result with a filled background; with account data, a link to figures. */
export function AccountDataOffer(props: AccountDataOfferProps) {
  return (
    <QueryProvider>
      <Offer {...props} />
    </QueryProvider>
  );
}
