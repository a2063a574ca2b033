import { Check } from 'lucide-react';
import { useState } from 'react';
import { Badge, Button, Dialog } from '@verdant/shared/ui';
import { useTexts } from '../../texts';
import { BalancesPreview } from './balances-preview';
import styles from './bank-offer.module.css';

const benefits = ['bank.benefit1', 'bank.benefit2', 'bank.benefit3'] as const;

function ComingSoonDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('bank.soon')}
      closeLabel={t('bank.close')}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('bank.notify')}
          </Button>
          <Button onClick={onClose}>{t('bank.gotIt')}</Button>
        </>
      }
    >
      <div className={styles.soon}>
        <div className={styles.soonHead}>
          <h3 className={styles.soonTitle}>{t('bank.integration')}</h3>
          <Badge tone="warn">{t('bank.development')}</Badge>
        </div>
        <p className={styles.text}>{t('bank.soonText')}</p>
        <ul className={styles.benefits}>
          {benefits.map((key) => (
            <li key={key} className={styles.benefit}>
              <Check size={18} aria-hidden="true" />
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

/** The blurred panel that offers the bank connection; the blur covers nothing but this panel (readings, "Dashboard"). */
export function BankOffer() {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={t('bank.title')}>
      <BalancesPreview />
      <div className={styles.overlay}>
        <div>
          <h2 className={styles.title}>{t('bank.title')}</h2>
          <p className={styles.text}>{t('bank.text')}</p>
        </div>
        <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('bank.action')}
        </Button>
      </div>
      <ComingSoonDialog open={open} onClose={() => setOpen(false)} />
    </section>
  );
}
