import type { BankLink, MoneyUpdate } from '@verdant/shared/contract';
import { useFormat } from '@verdant/shared/format';
import { useAccountNumber } from '@verdant/shared/money';
import { Badge, Button } from '@verdant/shared/ui';
import { useTexts } from './texts';

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

export function BankEntry({ link, update, onDisconnect }: BankEntryProps) {
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
