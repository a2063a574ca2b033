import fc from 'fast-check';

export interface WrittenTransaction {
  readonly date: string;
  readonly cents: number;
  readonly words: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const spent = ['CAFE ZOË, KING ST', 'RENT 12 WATTLE ST', 'BLUEGUM BOOKS', 'ALDI 12, GLEBE', 'ELECTRICITY NORTH'];
const earned = ['SALARY RIVERBEND', 'REFUND BLUEGUM', 'INTEREST'];

const transactions = fc
  .record({
    start: fc.integer({ min: Date.parse('2024-01-01') / DAY_MS, max: Date.parse('2025-06-01') / DAY_MS }),
    steps: fc.array(
      fc.record({
        days: fc.integer({ min: 1, max: 4 }),
        cents: fc.integer({ min: 101, max: 399_999 }),
        words: fc.nat(),
      }),
      {
        minLength: 12,
        maxLength: 20,
      },
    ),
  })
  .map(({ start, steps }) => {
    let day = start;
    return steps.map(({ days, cents, words }, index): WrittenTransaction => {
      day += days;
      const isIn = index % 4 === 1;
      const list = isIn ? earned : spent;
      const date = new Date(day * DAY_MS).toISOString().slice(0, 10);
      return { date, cents: isIn ? cents : 0 - cents, words: list[words % list.length] ?? '' };
    });
  });

const MONTHS = 'January February March April May June July August September October November December'.split(' ');
const WEEKDAYS = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ');

const dayForms: Readonly<Record<string, (date: string) => string>> = {
  'day first': (date) => date.split('-').toReversed().join('/'),
  'month first': (date) => date.replace(/^(\d+)-(\d+)-(\d+)$/, '$2/$3/$1'),
  'year first': (date) => date,
  'short year': (date) => date.slice(2).split('-').toReversed().join('.'),
  digits: (date) => date.replaceAll('-', ''),
  words: (date) => `${Number(date.slice(8))} ${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`,
  weekday: (date) => `${WEEKDAYS[new Date(date).getUTCDay()] ?? ''}, ${dayForms['words']?.(date) ?? ''}`,
  'in Greenwich time': (date) => `${new Date(Date.parse(date) - 2 * 60 * 60 * 1000).toISOString().slice(0, 19)}Z`,
  'in Australian time': (date) => `${date}T23:10:00+10:00`,
};

const names = {
  en: ['Date', 'Description', 'Amount', 'Debit', 'Credit', 'Balance', 'Fee', 'Type'],
  de: ['Buchungstag', 'Verwendungszweck', 'Betrag', 'Soll', 'Haben', 'Saldo', 'Gebühr', 'Soll/Haben'],
  fr: ['Date', 'Libellé', 'Montant', 'Débit', 'Crédit', 'Solde', 'Frais', 'Sens'],
  es: ['Fecha', 'Concepto', 'Importe', 'Cargo', 'Abono', 'Saldo', 'Comisión', 'Sentido'],
} as const;

const forms = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  sign: fc.constantFrom(
    'minus',
    'turned',
    'behind',
    'brackets',
    'letters',
    'direction',
    'two columns',
    'two columns with zeros',
    'signed debit',
  ),
  day: fc.constantFrom(...Object.keys(dayForms)),
  language: fc.constantFrom('en', 'de', 'fr', 'es'),
  mark: fc.constantFrom('.', ','),
  hasThousands: fc.boolean(),
  hasBalance: fc.boolean(),
  hasFee: fc.boolean(),
  hasHeader: fc.boolean(),
  hasNumber: fc.boolean(),
  isNewestFirst: fc.boolean(),
  encoding: fc.constantFrom('utf8', 'mark', 'utf16', 'latin1'),
  lineEnd: fc.constantFrom('\n', '\r\n', '\r'),
} as const);

type Form = typeof forms extends fc.Arbitrary<infer T> ? T : never;

function amountText(cents: number, { mark, hasThousands }: Form): string {
  const [whole = '', decimals = ''] = (cents / 100).toFixed(2).split('.');
  const grouped = hasThousands ? whole.replace(/(\d)(?=(?:\d{3})+$)/g, `$1${mark === '.' ? ',' : '.'}`) : whole;
  return `${grouped}${mark}${decimals}`;
}

function amountCells(cents: number, form: Form): string[] {
  const size = amountText(Math.abs(cents), form);
  const isOut = cents < 0;
  const zero = form.sign === 'two columns with zeros' ? `0${form.mark}00` : '';
  switch (form.sign) {
    case 'turned':
      return [isOut ? size : `-${size}`];
    case 'behind':
      return [isOut ? `${size}-` : size];
    case 'brackets':
      return [isOut ? `(${size})` : size];
    case 'letters':
      return [isOut ? `${size} DR` : `${size} CR`];
    case 'direction':
      return [size, isOut ? 'D' : 'C'];
    case 'two columns':
    case 'two columns with zeros':
      return isOut ? [size, zero] : [zero, size];
    case 'signed debit':
      return isOut ? [`-${size}`, ''] : ['', size];
    case 'minus':
      return [isOut ? `-${size}` : size];
  }
}

function headerOf(form: Form): string[] {
  const [date, words, amount, debit, credit, balance, fee, type] = names[form.language];
  const isTwo = form.sign.startsWith('two') || form.sign === 'signed debit';
  return [
    ...(form.hasNumber ? ['Ref'] : []),
    date,
    words,
    ...(isTwo ? [debit, credit] : form.sign === 'direction' ? [amount, type] : [amount]),
    ...(form.hasFee ? [fee] : []),
    ...(form.hasBalance ? [balance] : []),
  ];
}

const encoders: Readonly<Record<Form['encoding'], (text: string) => Uint8Array>> = {
  utf8: (text) => Buffer.from(text),
  mark: (text) => Buffer.from(`\ufeff${text}`),
  utf16: (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  latin1: (text) => Buffer.from(text, 'latin1'),
};

function write(all: readonly WrittenTransaction[], form: Form): { bytes: Uint8Array; rows: WrittenTransaction[] } {
  let balance = 500_000;
  const written = all.map((row, index) => {
    const fee = form.hasFee && row.cents < 0 && index % 5 === 0 ? 120 : 0;
    const cents = row.cents - fee;
    balance += cents;
    const cells = [
      ...(form.hasNumber ? [String(4_046 + ((index * 37) % 100))] : []),
      dayForms[form.day]?.(row.date) ?? '',
      row.words,
      ...amountCells(row.cents, form),
      ...(form.hasFee ? [amountText(fee, form)] : []),
      ...(form.hasBalance ? [balance < 0 ? `-${amountText(0 - balance, form)}` : amountText(balance, form)] : []),
    ];
    return { cells, row: { ...row, cents } };
  });
  const ordered = form.isNewestFirst ? written.toReversed() : written;
  const lines = [...(form.hasHeader ? [headerOf(form)] : []), ...ordered.map(({ cells }) => cells)];
  const cell = (text: string) => (text.includes(form.delimiter) ? `"${text}"` : text);
  const text = lines.map((cells) => `${cells.map(cell).join(form.delimiter)}${form.lineEnd}`).join('');
  return { bytes: encoders[form.encoding](text), rows: ordered.map(({ row }) => row) };
}

/** Generator of files in random combinations of formats, each with the transactions that were written into the file. */
export const anyWrittenFile = fc.tuple(transactions, forms).map(([all, form]) => ({ form, ...write(all, form) }));
