import type { Language } from '@verdant/shared/contract';
import { composeMail } from '../mail/compose-mail';
import { mailTexts } from '../mail';
import type { MoneyMail } from './decide';
import { formatMailFigures } from './mail-figures';

function paragraphsOf(mail: MoneyMail, language: Language, action?: string): string[] {
  const texts = mailTexts[language].money[mail.kind];
  const head = { id: '1', to: 'jo@example.com', language, origin: 'https://verdant.example', path: '/spending' };
  const lines = composeMail({ ...head, texts, ...formatMailFigures(mail, language, action) }).text.split('\n\n');
  return lines.slice(1, lines.indexOf('https://verdant.example/spending'));
}

const letter = { kind: 'monthly_letter' as const, key: '2026-10', incomeCents: 480_000, spentCents: 431_249 };

test('a monthly letter states income, spending, the money left over and one action', () => {
  expect(paragraphsOf(letter, 'en', 'Save a first $1,000')).toEqual([
    'In October 2026, $4,800 came in and $4,312 went out.',
    '$488 was left.',
    'First on your list: Save a first $1,000',
    'Transfers between your own accounts count as neither.',
  ]);
});

test('a monthly letter says by how much spending exceeded income', () => {
  expect(paragraphsOf({ ...letter, spentCents: 500_000 }, 'en')).toEqual([
    'In October 2026, $4,800 came in and $5,000 went out.',
    '$200 more went out than came in.',
    'Transfers between your own accounts count as neither.',
  ]);
});

test('an over-budget email names the categories without amounts', () => {
  const over = { kind: 'over_budget' as const, key: '2026-10', categories: ['eating_out', 'fees'] as const };
  expect(paragraphsOf(over, 'en')[0]).toBe(
    'In October 2026, you have spent more than your budget on: Eating out, Fees.',
  );
});

test('amounts and dates are formatted in the language of the email', () => {
  const low = { kind: 'low_balance' as const, key: '', on: '2026-12-01', dueCents: 123_400, everydayCents: 10_000 };
  expect(paragraphsOf(low, 'de')[0]).toBe(
    'Bis zum 01.12.2026 sind 1.234\u00a0A$ fällig. Auf Ihren Alltagskonten waren nach dem letzten Stand 100\u00a0A$.',
  );
});
