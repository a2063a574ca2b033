import { hasAccountData, useMoney } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { ButtonLink } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { BankInvite } from './bank-invite';
import styles from './bank-invite.module.css';

type AccountDataOfferProps = {
  /** The session whose insights are fetched before a bank is linked. */
  sessionId: string;
};

function Offer({ sessionId }: AccountDataOfferProps) {
  const t = useTexts();
  const { overview, isLoading } = useMoney();
  if (isLoading) return null;
  if (!overview || !hasAccountData(overview)) return <BankInvite sessionId={sessionId} solid />;
  return (
    <aside className={styles.quiet} aria-label={t('figures.title')}>
      <p className={styles.title}>{t('figures.title')}</p>
      <p className={styles.text}>{t('figures.text')}</p>
      <ButtonLink className={styles.open} variant="quiet" size="sm" to="/dashboard">
        {t('figures.open')}
      </ButtonLink>
    </aside>
  );
}

/** Next to the result: the offer to link a bank, and for users with account data the way to it. */
export function AccountDataOffer(props: AccountDataOfferProps) {
  return (
    <QueryProvider>
      <Offer {...props} />
    </QueryProvider>
  );
}
