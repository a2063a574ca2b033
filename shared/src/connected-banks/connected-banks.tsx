import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { BankLink } from '@verdant/shared/contract';
import { Banner, Button, ButtonLink, Spinner } from '@verdant/shared/ui';
import { BankEntry } from './bank-entry';
import styles from './connected-banks.module.css';
import { DisconnectDialog } from './disconnect-dialog';
import { OutcomeBanner } from './outcome-banner';
import { useTexts } from './texts';
import { useConnectedBanks } from './use-connected-banks';
import type { ConnectedBanksControl } from './use-connected-banks';

type ListProps = {
  /** Puts the list into a section of the page; by default it stands alone. */
  renderList?: (list: ReactNode) => ReactNode;
  /**
   * Path of the page that connects a bank. Without it the list is an addition to that page: there it shows only what there
   * is, neither that it is loading or failed nor that it is empty.
   */
  connectAt?: string;
};

type ConnectedBanksProps = ListProps & {
  /** Draws the way to connect one above the list, given whether the server links banks: true until that is known. */
  renderOffer?: (isOffered: boolean) => ReactNode;
};

const inPlace = (list: ReactNode) => list;

/** The connected banks, each with its accounts, last update and consent: to refresh and to disconnect. */
export function ConnectedBanks({ renderOffer, ...list }: ConnectedBanksProps) {
  const banks = useConnectedBanks();
  const { state } = banks;
  return (
    <>
      {renderOffer?.(state.kind !== 'ready' || state.canLink)}
      <BankList {...list} banks={banks} />
    </>
  );
}

function BankList({ banks, renderList = inPlace, connectAt }: ListProps & { banks: ConnectedBanksControl }) {
  const t = useTexts();
  const { state, retry, refresh, disconnect } = banks;
  const [ending, setEnding] = useState<BankLink | null>(null);
  const place = useRef<HTMLDivElement>(null);
  if (state.kind === 'loading') return connectAt ? <Spinner hiddenLabel={t('banks.loading')} /> : null;
  if (state.kind === 'failed') {
    return connectAt ? (
      <div className={styles.place}>
        <Banner>{t('banks.notLoaded')}</Banner>
        <div>
          <Button variant="secondary" size="sm" onClick={retry}>
            {t('banks.again')}
          </Button>
        </div>
      </div>
    ) : null;
  }

  const { links, updates, canLink, outcome } = state;
  const connect = canLink && connectAt && (
    <ButtonLink to={connectAt} size="sm" variant={links.length > 0 ? 'secondary' : 'primary'}>
      {t('banks.connect')}
    </ButtonLink>
  );
  const isRefreshing = outcome.kind === 'refreshing';
  const end = async (link: BankLink) => {
    await disconnect(link);
    setEnding(null);
    // The button that was pressed is gone with its bank.
    place.current?.focus();
  };

  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <OutcomeBanner outcome={outcome} />
      {links.length > 0 &&
        renderList(
          <>
            <ul className={styles.banks}>
              {links.map((link) => (
                <BankEntry
                  key={link.id}
                  link={link}
                  update={updates.find(({ link_id }) => link_id === link.id)}
                  onDisconnect={() => setEnding(link)}
                />
              ))}
            </ul>
            <div className={styles.actions}>
              <Button variant="secondary" size="sm" busy={isRefreshing} onClick={refresh}>
                {t(isRefreshing ? 'banks.refreshing' : 'banks.refresh')}
              </Button>
              {connect}
            </div>
          </>,
        )}
      {links.length === 0 && connectAt && (
        <>
          <p>{t('banks.none')}</p>
          {connect && <div>{connect}</div>}
        </>
      )}
      {ending && <DisconnectDialog link={ending} onKeep={() => setEnding(null)} onDisconnect={() => end(ending)} />}
    </div>
  );
}
