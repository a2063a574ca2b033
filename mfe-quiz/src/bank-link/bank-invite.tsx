import { memo, useState } from 'react';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { BankDialog } from './bank-dialog';
import styles from './bank-invite.module.css';

type BankInviteProps = {
  /** The session whose insights are fetched first, or null. */
  sessionId: string | null;
  /** As the one solid block of the result; else a quiet offer beside the quiz. */
  solid?: boolean;
};

/** The offer to link a bank; the bank dialog only opens from here (readings, "Quiz"). */
export const BankInvite = memo(function BankInvite({ sessionId, solid = false }: BankInviteProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <aside className={solid ? styles.solid : styles.quiet} aria-label={t('bank.invite')}>
      <p className={styles.title}>{t('bank.invite')}</p>
      {solid && <p className={styles.text}>{t('bank.text')}</p>}
      <p className={styles.text}>{t(solid ? 'bank.optional' : 'bank.invite-text')}</p>
      <Button
        className={styles.open}
        variant={solid ? 'primary' : 'quiet'}
        size={solid ? 'lg' : 'sm'}
        onClick={() => setOpen(true)}
      >
        {t('bank.open')}
      </Button>
      {open && <BankDialog sessionId={sessionId} onClose={() => setOpen(false)} />}
    </aside>
  );
});
