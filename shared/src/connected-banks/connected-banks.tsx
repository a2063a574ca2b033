import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { ApiError } from '@verdant/shared/api';
import { LoadFailure } from '@verdant/shared/calls';
import type { BankLink, MoneyUpdate } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountNumber } from '@verdant/shared/money';
import { QueryProvider } from '@verdant/shared/query';
import { Badge, Banner, Button, ButtonLink, Dialog, Spinner } from '@verdant/shared/ui';
import { useTexts } from './texts';
import { useConnectedBanks } from './use-connected-banks';
import type { ConnectedBanksControl, BankActionOutcome } from './use-connected-banks';

type Texts = ReturnType<typeof useTexts>;
type FormatMoment = ReturnType<typeof useFormat>['moment'];

/** Returns the text about the bank's last update, or about the reason why its data is outdated. */
function updateText({ updated_at, failure, is_stale }: MoneyUpdate, t: Texts, moment: FormatMoment): string {
  if (failure === 'consent') return t('banks.reconnect');
  if (updated_at === null) return t(failure === 'unavailable' ? 'banks.neverAvailable' : 'banks.fetching');
  const key = is_stale ? 'banks.stale' : 'banks.updated';
  return t(failure === 'unavailable' ? 'banks.unavailable' : key, { moment: moment(updated_at) });
}

type BankEntryProps = {
  link: BankLink;
  update: MoneyUpdate | undefined;
  onDisconnect: () => void;
};

function BankEntry({ link, update, onDisconnect }: BankEntryProps) {
  const t = useTexts();
  const accountNumber = useAccountNumber();
  const { date, moment } = useFormat();
  const { institution, accounts, status, consent } = link;
  return (
    <li className="v-cluster v-gap-3 v-column-4 v-start v-line-below v-pad-4">
      <div className="v-words v-stack v-gap-1">
        <h3 className="v-cluster v-gap-1 v-column-4 v-center v-md v-strong">
          <span>{institution}</span> <Badge tone={status === 'active' ? 'good' : 'warn'}>{t(`banks.${status}`)}</Badge>
        </h3>
        <ul className="v-muted">
          {accounts.map((account) => (
            <li key={account.id}>
              <span>{account.name}</span>{' '}
              <span className="v-figures v-nowrap">{accountNumber(account.masked_number)}</span>
            </li>
          ))}
        </ul>
        {update && <p className="v-muted v-sm">{updateText(update, t, moment)}</p>}
        <p className="v-muted v-sm">
          {t('banks.agreed', { scope: consent.scope.map((part) => t(`banks.scope.${part}`)).join(', ') })}
        </p>
        <p className="v-muted v-sm">{t('banks.consent', { since: date(consent.since), until: date(consent.until) })}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={t('banks.disconnectOf', { institution })}
        onClick={onDisconnect}
      >
        {t('banks.disconnect')}
      </Button>
    </li>
  );
}

type DisconnectDialogProps = {
  link: BankLink;
  isBusy: boolean;
  failure: Error | null;
  onKeep: () => void;
  onDisconnect: () => void;
};

/** Dialog to confirm the disconnection of a bank. A failed disconnection is shown in the dialog. */
function DisconnectDialog({ link, isBusy, failure, onKeep, onDisconnect }: DisconnectDialogProps) {
  const t = useTexts();
  const { institution } = link;
  return (
    <Dialog
      open
      onClose={onKeep}
      size="sm"
      title={t('banks.question', { institution })}
      closeLabel={t('banks.close')}
      actions={
        <>
          <Button variant="secondary" onClick={onKeep}>
            {t('banks.keep')}
          </Button>
          <Button variant="danger" busy={isBusy} onClick={onDisconnect}>
            {t('banks.disconnect')}
          </Button>
        </>
      }
    >
      {failure && <Banner>{(failure instanceof ApiError && failure.detailText) || t('banks.failed')}</Banner>}
      <p>{t('banks.questionText', { institution })}</p>
    </Dialog>
  );
}

type ListProps = {
  renderList?: (list: ReactNode) => ReactNode;
  /** Path of the page that connects a bank. The loading, failed and empty states are shown only with a path. */
  connectAt?: string;
};

type ConnectedBanksProps = ListProps & {
  /** Renders the control to connect a bank; `isOffered` is undefined while unknown, and false if the server links no banks. */
  renderOffer?: (isOffered: boolean | undefined) => ReactNode;
};

const inPlace = (list: ReactNode) => list;

/** Shows the outcome of the last refresh or disconnection above the list, because an open dialog would cover a toast. */
function OutcomeBanner({ outcome }: { outcome: BankActionOutcome }) {
  const t = useTexts();
  if (outcome.status === 'not refreshed') return <Banner>{t('banks.notRefreshed')}</Banner>;
  if (outcome.status === 'disconnected') {
    return <Banner tone="good">{t('banks.disconnected', { institution: outcome.link.institution })}</Banner>;
  }
  const { isComplete, asked } = outcome;
  if (asked === 'input') return <Banner tone="warn">{t('banks.input')}</Banner>;
  if (!isComplete || asked === 'failed') return <Banner tone="warn">{t('banks.partly')}</Banner>;
  if (asked === 'running') return <Banner tone="warn">{t('banks.running')}</Banner>;
  return <Banner tone="good">{t(asked === 'recent' ? 'banks.recent' : 'banks.refreshed')}</Banner>;
}

export function ConnectedBanks(props: ConnectedBanksProps) {
  return (
    <QueryProvider>
      <BanksAndOffer {...props} />
    </QueryProvider>
  );
}

function BanksAndOffer({ renderOffer, ...list }: ConnectedBanksProps) {
  const banks = useConnectedBanks();
  return (
    <>
      {renderOffer?.(banks.query.isPending ? undefined : (banks.query.data?.canLink ?? true))}
      <BankList {...list} banks={banks} />
    </>
  );
}

function BankList({ banks, renderList = inPlace, connectAt }: ListProps & { banks: ConnectedBanksControl }) {
  const t = useTexts();
  const { query, outcome, refresh, disconnect } = banks;
  const [ending, setEnding] = useState<BankLink | null>(null);
  const containerRef = useRef<HTMLDivElement>(null);
  if (query.isPending) return connectAt ? <Spinner hiddenLabel={t('banks.loading')} /> : null;
  if (!query.data) {
    return connectAt ? <LoadFailure query={query}>{t('banks.notLoaded')}</LoadFailure> : null;
  }

  const { links, updates, canLink } = query.data;
  const connect = canLink && connectAt && (
    <ButtonLink to={connectAt} size="sm" variant={links.length > 0 ? 'secondary' : 'primary'}>
      {t('banks.connect')}
    </ButtonLink>
  );
  const close = () => {
    setEnding(null);
    disconnect.reset();
  };
  const end = (link: BankLink) =>
    disconnect.mutate(link, {
      onSuccess: () => {
        close();
        // The pressed button was removed together with its bank, so the focus moves to the list.
        containerRef.current?.focus();
      },
    });

  return (
    <div ref={containerRef} tabIndex={-1} className="v-filled v-stack v-gap-4 v-ringless">
      {outcome && <OutcomeBanner outcome={outcome} />}
      {links.length > 0 &&
        renderList(
          <>
            <ul className="v-line-above">
              {links.map((link) => (
                <BankEntry
                  key={link.id}
                  link={link}
                  update={updates.find(({ link_id }) => link_id === link.id)}
                  onDisconnect={() => setEnding(link)}
                />
              ))}
            </ul>
            <div className="v-cluster v-gap-3 v-above-4">
              <Button variant="secondary" size="sm" busy={refresh.isPending} onClick={() => refresh.mutate()}>
                {t(refresh.isPending ? 'banks.refreshing' : 'banks.refresh')}
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
      {ending && (
        <DisconnectDialog
          link={ending}
          isBusy={disconnect.isPending}
          failure={disconnect.error}
          onKeep={close}
          onDisconnect={() => end(ending)}
        />
      )}
    </div>
  );
}
