import { merchantKey } from '../read-description';
import type { StoredAccount, StoredEntry } from '../stored-money';

export const storedAccount = (changes: Partial<StoredAccount> = {}): StoredAccount => ({
  id: 'everyday',
  linkId: null,
  providerId: '',
  connection: null,
  associated: [],
  institution: '',
  name: 'Everyday',
  maskedNumber: '',
  type: 'CHECKING',
  container: 'bank',
  currency: 'AUD',
  side: 'asset',
  balanceCents: null,
  leftOut: null,
  isCounted: true,
  kind: null,
  balanceOn: null,
  interestRate: null,
  minimumDueCents: null,
  dueOn: null,
  coversFrom: null,
  asOf: null,
  ...changes,
});

type Entry = Pick<StoredEntry, 'id' | 'date' | 'amountCents' | 'description'> & Partial<StoredEntry>;

export const storedEntry = (entry: Entry): StoredEntry => ({
  accountId: 'everyday',
  currency: 'AUD',
  merchant: entry.description,
  merchantKey: merchantKey(entry.description),
  bankCategory: '',
  bankCategoryType: '',
  merchantCode: '',
  ...entry,
});
