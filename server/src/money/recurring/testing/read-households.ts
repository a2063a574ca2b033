import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { billRhythms, type BillRhythm } from '@verdant/shared/contract';

/** True kind of a household's line. `ended`: a bill or pay that has stopped. `pay2`: a second income. */
const lineKind = v.picklist(['pay', 'pay2', 'bill', 'ended', 'noise', 'credit']);
const way = v.picklist(['card', 'dd', 'bpay', 'osko', 'dc', 'own', 'atm', 'fee']);
const rhythm = v.picklist([...billRhythms, 'random']);
const shift = v.picklist(['<', '>', '']);

export interface HouseholdPaymentLine {
  readonly kind: v.InferOutput<typeof lineKind>;
  readonly isCredit: boolean;
  readonly rhythm: BillRhythm | 'random';
  /** Day: `thu/1`, `15`, `last`, `14/3` or `every28`; for `random` the number of payments a month. */
  readonly anchor: string;
  readonly shift: '<' | '>' | '';
  readonly amount: number;
  /** Spread of the amount in percent. */
  readonly spread: number;
  readonly risen: { readonly amount: number; readonly count: number } | undefined;
  readonly way: v.InferOutput<typeof way>;
  readonly text: string;
  readonly from: number;
  readonly until: number;
  readonly skip: number;
  readonly jitter: number;
}

export interface HouseholdPlan {
  readonly name: string;
  readonly bank: string;
  readonly today: string;
  readonly days: number;
  readonly lines: readonly HouseholdPaymentLine[];
}

const LINE =
  /^(pay2?|bill|ended|noise|credit) (\w+) ([\w/]+)([<>]?) ([\d.]+)(?:>([\d.]+)@(\d+))?(?:~(\d+))? (\w+) ([^|]+?)(?: \| (.+))?$/;

function readLine(line: string): HouseholdPaymentLine {
  const [, kind, pace, anchor, mark, amount, risen, count, spread, by, text, options = ''] = LINE.exec(line) ?? [];
  if (kind === undefined) throw new Error(`not a line of a household: ${line}`);
  const option = (name: string, fallback: number) =>
    Number(new RegExp(`\\b${name}=(\\d+)`).exec(options)?.[1] ?? fallback);
  return {
    kind: v.parse(lineKind, kind),
    isCredit: kind.startsWith('pay') || kind === 'credit' || options.includes('credit'),
    rhythm: v.parse(rhythm, pace),
    anchor: anchor ?? '',
    shift: v.parse(shift, mark),
    amount: Number(amount),
    spread: Number(spread ?? 0),
    risen: risen === undefined ? undefined : { amount: Number(risen), count: Number(count) },
    way: v.parse(way, by),
    text: text ?? '',
    from: option('from', Infinity),
    until: option('until', 0),
    skip: option('skip', 0),
    jitter: option('jitter', 0),
  };
}

/** Reads the households of a file in this folder. The file states for each line which kind of payment it is. */
export function readHouseholds(file: string): HouseholdPlan[] {
  const text = readFileSync(join(__dirname, file), 'utf8').trim();
  return text.split(/^# /m).flatMap((part) => {
    const [title = '', ...lines] = part.trim().split('\n');
    if (title === '') return [];
    const [name = '', bank = '', today = '', days = ''] = title.split(' | ');
    return [{ name, bank, today, days: Number(days), lines: lines.map(readLine) }];
  });
}
