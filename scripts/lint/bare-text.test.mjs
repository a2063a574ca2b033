import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** Components and functions, with the start of the message that the rule reports; empty if the rule reports nothing. */
const cases = [
  // A conditional child next to text: React would insert it before a text node that a translator has removed.
  ['<p>{busy && <i />}Send</p>', 'Text needs an element'],
  ['<p>Sent{busy ? <i /> : null}</p>', 'Text needs an element'],
  ['<p>Sent {list.map((one) => <i key={one} />)}</p>', 'Text needs an element'],
  ['<button>{busy && <i />}{children}</button>', 'Text needs an element'],
  ['<Card>{busy && <i />}{"Send"}</Card>', 'Text needs an element'],
  ['<p>{busy && <i />}<span>Send</span></p>', ''],
  ['<section>{busy && <i />}{children}</section>', ''],
  ['<p>Always <b>bold</b></p>', ''],
  ["<p>{busy && <i />}{' '}<b /></p>", ''],
  // Text that changes next to siblings: React writes to a node that is gone.
  ['<p>Page {`${count}`}</p>', 'Text that changes'],
  ['<p><i />{t("a")}</p>', 'Text that changes'],
  ['<p><i />{say(failure)}</p>', 'Text that changes'],
  ['<p><i />{date(day)}</p>', 'Text that changes'],
  ['<p><i />{format.date(day)}</p>', 'Text that changes'],
  ['<p><i />{names.join(", ")}</p>', 'Text that changes'],
  ['<p><i />{"a" + count}</p>', 'Text that changes'],
  ['<p><i />{busy ? "Sending" : "Send"}</p>', 'Text that changes'],
  ['<p><i />{busy && t("a")}</p>', 'Text that changes'],
  ['<p><i />{name ?? t("a")}</p>', 'Text that changes'],
  ['<p> {t("a")}</p>', 'Text that changes'],
  ['<>{t("a")}</>', 'Text that changes'],
  ['<p>{t("a")}</p>', ''],
  ['<p>{busy ? t("a") : t("b")}</p>', ''],
  ['<p><i /><span>{t("a")}</span></p>', ''],
  ['<p>{/* a comment */}{t("a")}</p>', ''],
  // A component that returns text, which gets a separate text node wherever the component is used.
  ['t("a")', 'A component returns'],
  ['busy ? t("a") : null', 'A component returns'],
  ['null', ''],
  ['children', ''],
];

const component = (rendered) => `
  export function Component({ busy, children, count, day, failure, list, name, names }) {
    const t = useTexts();
    const say = useMessages();
    const format = useFormat();
    const { date } = useFormat();
    const keys = list.map((key) => \`\${key}\`);
    return ${rendered};
  }`;

let folder;
const found = new Map();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bare-text-'));
  const plugin = join(ROOT, 'scripts/lint/plugin.mjs');
  const config = {
    jsPlugins: [plugin],
    categories: { correctness: 'off' },
    rules: { 'verdant/no-bare-text': 'error' },
  };
  writeFileSync(join(folder, 'config.json'), JSON.stringify(config));
  for (const [index, [rendered]] of cases.entries()) writeFileSync(join(folder, `${index}.tsx`), component(rendered));
  const words = [join(ROOT, 'node_modules/oxlint/bin/oxlint'), '-c', join(folder, 'config.json'), '--format=json', '.'];
  const { diagnostics } = JSON.parse(spawnSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }).stdout);
  for (const { filename, message } of diagnostics) found.set(filename, [...(found.get(filename) ?? []), message]);
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(cases.map(([rendered, message], index) => [rendered, message, index]))(
  'the rule against bare text reports for %s the message "%s"',
  (_rendered, message, index) => {
    const expected = message === '' ? [] : [expect.stringMatching(`^${message}`)];
    expect(found.get(`${index}.tsx`) ?? []).toEqual(expected);
  },
);
