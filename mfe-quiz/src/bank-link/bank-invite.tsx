import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@verdant/shared/ui';
import { useTexts } from '../texts';
import { BankDialog } from './bank-dialog';
import styles from './bank-invite.module.css';

type BankInviteProps = {
  /** The session whose insights are fetched first, or null. */
  sessionId: string | null;
};

/** The quiet offer under the quiz; the bank dialog only opens from here (readings, "Quiz"). */
export function BankInvite({ sessionId }: BankInviteProps) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <aside className={styles.invite} aria-label={t('bank.invite')}>
      <span className={styles.icon}>
        <Landmark size={20} aria-hidden="true" />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{t('bank.invite')}</p>
        <p className={styles.text}>{t('bank.invite-text')}</p>
      </div>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {t('bank.open')}
      </Button>
      {open && <BankDialog sessionId={sessionId} onClose={() => setOpen(false)} />}
    </aside>
  );
}
