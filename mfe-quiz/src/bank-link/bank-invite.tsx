import { memo } from 'react';
import { useTexts } from '../texts';
import { BankButton } from './bank-button';
import styles from './bank-invite.module.css';

/** Subtle offer to link a bank next to the quiz. `sessionId`: session of the insights to fetch first; null: the latest. */
export const BankInvite = memo(function BankInvite({ sessionId }: { sessionId: string | null }) {
  const t = useTexts();
  return (
    <aside className={`${styles.quiet} v-stack v-gap-1 v-left v-line-above v-sm`} aria-label={t('bank.invite')}>
      <p className={`${styles.title} v-strong`}>{t('bank.invite')}</p>
      <p className={`${styles.text} v-muted`}>{t('bank.invite-text')}</p>
      <BankButton sessionId={sessionId} variant="quiet" size="sm" />
    </aside>
  );
});
