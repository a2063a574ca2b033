import { useRef, useState } from 'react';
import type { BankLink } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useNotification } from '@verdant/shared/services';
import { Badge, Button } from '@verdant/shared/ui';
import { Section } from '../section/section';
import { useTexts } from '../texts';
import styles from './connected-banks.module.css';
import { DisconnectDialog } from './disconnect-dialog';
import { useBankLinks } from './use-bank-links';

/** The connected banks, each with its accounts, its consent and a button to disconnect it. */
export function ConnectedBanks() {
  const t = useTexts();
  const { notify } = useNotification();
  const { date } = useFormat();
  const { links, disconnect } = useBankLinks();
  const [ending, setEnding] = useState<BankLink | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (!links || links.length === 0) return <div ref={place} tabIndex={-1} className={styles.place} />;

  const end = async ({ id, institution }: BankLink) => {
    await disconnect(id);
    setEnding(null);
    notify(t('banks.disconnected', { institution }));
    // The button that was pressed is gone with its bank.
    place.current?.focus();
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Section title={t('banks.title')}>
        <ul className={styles.banks}>
          {links.map((link) => (
            <li key={link.id} className={styles.bank}>
              <div className={styles.about}>
                <h3 className={styles.name}>
                  {link.institution}{' '}
                  <Badge tone={link.status === 'active' ? 'good' : 'warn'}>{t(`banks.${link.status}`)}</Badge>
                </h3>
                <ul className={styles.accounts}>
                  {link.accounts.map((account) => (
                    <li key={`${account.name} ${account.masked_number}`}>
                      {account.name} <span className={styles.number}>{account.masked_number}</span>
                    </li>
                  ))}
                </ul>
                <p className={styles.consent}>
                  {t('banks.consent', { since: date(link.consent.since), until: date(link.consent.until) })}
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={t('banks.disconnectOf', { institution: link.institution })}
                onClick={() => setEnding(link)}
              >
                {t('banks.disconnect')}
              </Button>
            </li>
          ))}
        </ul>
      </Section>
      {ending && <DisconnectDialog link={ending} onKeep={() => setEnding(null)} onDisconnect={() => end(ending)} />}
    </div>
  );
}
