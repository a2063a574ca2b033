import type { AccountKind, MoneyAccount } from '@verdant/shared/contract';
import { useFieldFocus } from '@verdant/shared/forms';
import { SelectField, TextField } from '@verdant/shared/ui';
import styles from './money-import.module.css';
import { useImportTexts } from './texts';

/** Target account of a file. `accountId`: null for a new account with `kind` and `name`; empty until the user chooses. */
export type TargetAccount = { accountId: string | null; kind: AccountKind; name: string };

/** Kinds of accounts for which banks export files. */
const fileKinds = ['everyday', 'savings', 'credit_card', 'home_loan', 'other_loan'] as const satisfies AccountKind[];
const NEW = 'new';

type IntoAccountProps = {
  into: TargetAccount;
  accounts: readonly MoneyAccount[];
  /** Number of checks for missing fields so far; each check focuses the first invalid field. */
  checks: number;
  onChange: (into: TargetAccount) => void;
};

export function TargetAccountFields({ into, accounts, checks, onChange }: IntoAccountProps) {
  const t = useImportTexts();
  const box = useFieldFocus<HTMLDivElement>(checks);
  const { accountId, kind, name } = into;
  const chooseKind = (value: string) => {
    const next = fileKinds.find((fileKind) => fileKind === value) ?? 'everyday';
    // The name changes with the kind only if the user has not typed another name.
    onChange({ ...into, kind: next, name: name === t(`kind.${kind}`) ? t(`kind.${next}`) : name });
  };
  return (
    <div className={`${styles.into} v-gap-4 v-column-6 v-start`} ref={box}>
      {accounts.length > 0 && (
        <SelectField
          label={t('import.into')}
          value={accountId ?? NEW}
          error={checks > 0 && accountId === '' ? t('import.intoMissing') : undefined}
          options={[
            ...(accountId === '' ? [{ value: '', label: t('import.intoChoose') }] : []),
            ...accounts.map((account) => ({ value: account.id, label: account.name })),
            { value: NEW, label: t('import.intoNew') },
          ]}
          onChange={({ target }) => onChange({ ...into, accountId: target.value === NEW ? null : target.value })}
        />
      )}
      {accountId === null && (
        <>
          <SelectField
            label={t('import.kind')}
            value={kind}
            options={fileKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
            onChange={({ target }) => chooseKind(target.value)}
          />
          <TextField
            label={t('import.name')}
            value={name}
            maxLength={60}
            error={checks > 0 && name.trim() === '' ? t('import.nameMissing') : undefined}
            onChange={({ target }) => onChange({ ...into, name: target.value })}
          />
        </>
      )}
    </div>
  );
}
