import { useState } from 'react';
import { lazyComponent } from '@verdant/shared/lazy';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import styles from './bank-invite.module.css';

const BankDialog = lazyComponent(
  async () => (await import(/* webpackChunkName: "bank-dialog" */ './bank-dialog')).BankDialog,
);

type BankButtonProps = {
  /** Id of the session whose insights are fetched before a bank is linked; null for the latest insights. */
  sessionId: string | null;
  variant: 'primary' | 'quiet';
  size: 'lg' | 'sm';
};

/** The button 'Connect your bank', which is the only way to open the bank dialog. */
export function BankButton({ sessionId, variant, size }: BankButtonProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className={styles.open} variant={variant} size={size} onClick={() => setOpen(true)}>
        {t('bank.open')}
      </Button>
      {open && <BankDialog sessionId={sessionId} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Subtle offer to link a bank, next to the quiz. First fetches insights of `sessionId`; null for the latest insights. */
export function BankInvite({ sessionId }: { sessionId: string | null }) {
  const t = useTexts();
  return (
    <aside
      className={`v-stack v-gap-1 v-left v-line-above v-sm v-pad-top-4 v-screen ${styles.quiet}`}
      aria-label={t('bank.invite')}
    >
      <p className="v-strong">{t('bank.invite')}</p>
      <p className="v-muted">{t('bank.invite-text')}</p>
      <BankButton sessionId={sessionId} variant="quiet" size="sm" />
    </aside>
  );
}
