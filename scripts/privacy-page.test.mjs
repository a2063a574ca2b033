import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { languages } from '../shared/src/contract/languages';
import { browserStorageItems, retentionPeriods, dataRecords } from '../mfe-marketing/src/privacy/stored';
import { en } from '../mfe-marketing/src/privacy/texts';
import { storedColumns } from '../mfe-marketing/src/privacy/testing/stored-columns';
import { storedJobs } from '../mfe-marketing/src/privacy/testing/stored-jobs';
import { PRODUCT_STORAGE_KEYS } from '../shell/src/offline/own-keys';
import { accountSettings } from '../server/src/accounts/account-settings';
import { formerTables } from '../server/test/support/previous-release.json';
import { listFilesBelow } from './testing/catalogues.mjs';
import { ROOT } from './lib/repository.mjs';

/*
 * The page about privacy states what is stored. These tests fail if the product stores other data. Describe new data on the
 * page (mfe-marketing/src/privacy, in every language), then add the data to `stored.ts` and `testing/stored-columns.ts`
 * there.
 */

const read = (path) => readFileSync(join(ROOT, path), 'utf8');

/** Sources that run in production, without tests, tools and samples. */
const sources = listFilesBelow().filter(
  (path) =>
    /^(shell|shared|server|mfe-[a-z]+)\/src\/|^federation\/(browser|server)\//.test(path) &&
    /\.(tsx?|js|cjs)$/.test(path) &&
    !/\.test\.|\/testing\//.test(path),
);

const schemas = sources.filter((path) => path.endsWith('/schema.ts'));

/** Returns a property of a table that drizzle stores under its symbols. */
const noted = (table, name) => table[Symbol.for(`drizzle:${name}`)];

/** Reads all schemas' tables. `isCascading`: true if a table's rows are deleted together with the rows they reference. */
async function readTables() {
  const modules = await Promise.all(schemas.map(async (path) => import(join(ROOT, path))));
  return modules
    .flatMap((module) => Object.values(module))
    .filter((value) => typeof value === 'object' && noted(value, 'IsDrizzleTable'))
    .map((table) => ({
      name: noted(table, 'Name'),
      columns: Object.values(noted(table, 'Columns')).map(({ name }) => name),
      isCascading: noted(table, 'PgInlineForeignKeys').some(({ onDelete }) => onDelete === 'cascade'),
    }));
}

/** Returns the tables that the migrations create, to find tables that no schema declares. */
function migratedTables() {
  return ['server/migrations', 'federation/server/database/migrations'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.sql'))
      .flatMap((name) => [
        ...read(join(folder, name)).matchAll(/create (?:unlogged )?table (?:if not exists )?"(\w+)"/gi),
      ])
      .map(([, name]) => name),
  );
}

describe('the database', () => {
  test('every column of every table is described by a record of the privacy page', async () => {
    const declared = Object.fromEntries((await readTables()).map(({ name, columns }) => [name, new Set(columns)]));
    const statedValues = Object.fromEntries(
      Object.values(storedColumns)
        .flatMap((tables) => Object.entries(tables))
        .map(([name, columns]) => [name, new Set(columns)]),
    );
    expect(schemas.length).toBeGreaterThan(8);
    expect(migratedTables().length).toBeGreaterThan(15);
    expect(statedValues).toEqual(declared);
    expect(migratedTables().filter((name) => !(name in statedValues) && !formerTables.includes(name))).toEqual([]);
  });

  test('every record of the privacy page has texts in every language', async () => {
    expect(Object.keys(storedColumns).toSorted()).toEqual(dataRecords.map(({ id }) => id).toSorted());
    for (const language of languages) {
      const texts =
        language === 'en' ? en : JSON.parse(read(`mfe-marketing/src/translations/legal/${language}.json`)).privacy;
      for (const { id } of dataRecords) {
        for (const key of [`record.${id}`, `record.${id}.what`, `record.${id}.until`]) {
          expect([language, key, typeof texts[key]]).toEqual([language, key, 'string']);
        }
      }
      for (const { id } of browserStorageItems) {
        expect([language, id, typeof texts[`item.${id}`]]).toEqual([language, id, 'string']);
      }
    }
  });

  test('data about an account is deleted with the account', async () => {
    const owned = (await readTables()).filter(
      ({ columns }) => columns.includes('user_id') || columns.includes('session_id'),
    );
    expect(owned.map(({ name }) => name)).toEqual(expect.arrayContaining(['sessions', 'quiz_answers', 'bank_links']));
    expect(owned.filter(({ isCascading }) => !isCascading)).toEqual([]);
  });

  test('every kind of background job is declared as stored data', () => {
    const kinds = sources
      .filter((path) => path.startsWith('server/src/'))
      .flatMap((path) =>
        [...read(path).matchAll(/(?:: JobKind<[^\n=]+> = \{\s*name: |createMailJobKind\()'([\w-]+)'/g)].map(
          ([, name]) => name,
        ),
      );
    expect(new Set(kinds)).toEqual(new Set(Object.keys(storedJobs)));
  });
});

/** Browser storage writes: file and key expression, with the key's value. Add new writes here and to the privacy page. */
const writes = {
  'shell/src/auth/token-store.ts TOKEN_KEY': 'token',
  'shell/src/auth/session-revoker.ts PENDING_SIGN_OUTS_KEY': 'verdant:sign-outs',
  'shell/src/theme/theme-provider.tsx THEME_KEY': 'theme',
  'shell/src/amounts/amounts-toggle.tsx HIDDEN_AMOUNTS_KEY': 'verdant:amounts',
  'shell/src/theme/theme-provider.tsx THEME_CHOICE_KEY': 'theme-choice',
  'shell/src/language/language-provider.tsx LANGUAGE_KEY': 'language',
  'shell/src/fault-lab/lab-badge.tsx REPORT_KEY': 'fault-lab-report',
  'federation/browser/adapters/navigation-loops.ts DOCUMENTS_KEY': 'federation-documents',
  'shell/src/diagnostics/compatibility.ts key': 'verdant-storage-check',
  'shared/src/email-reminder/email-reminder.tsx DISMISSED_KEY': 'verdant:email-reminder',
  'shared/src/first-answer/first-answer.ts KEY': 'verdant:first-answer',
  'mfe-quiz/src/flow/drafts.ts keyAt(place)': 'verdant:quiz-draft',
  'mfe-dashboard/src/dashboard/new-result/new-result.tsx keyOf(userId)': 'verdant:new-result',
  'server/src/accounts/known-devices.ts DEVICE_COOKIE': 'verdant-device',
  'federation/server/registry/published-layer.ts COOKIE': 'verdant-visitor',
  'federation/server/overrides/store.ts COOKIE': 'verdant-overrides',
  'federation/server/fault-lab/routes.ts LAB_COOKIE': 'verdant-lab',
  'shell/src/offline/clean-up-browser-data.ts `${PATH}${query}`': '/static/offline-worker.js',
};

const WRITE =
  /\b(?:(?:localStorage|sessionStorage|storage(?:\(\))?)\.(?:setItem|set)\(|setPrivateCookie\(reply, |serviceWorker\.register\()((?:[^,()]|\([^()]*\))+)/g;
/** Wrappers of browser storage, which are excluded because their callers state the keys. */
const WRAPPERS = ['shell/src/storage.ts'];
/** Other ways to store data in a browser, which no source may use. */
const OTHER_WAYS =
  /document\.cookie|cookieStore|caches\.open|indexedDB\.open|storage\.getDirectory|(?:local|session)Storage(?:\[|\.(?!getItem|setItem|removeItem|clear|length|key\b)\w)|set-cookie|\.setCookie\(/;

const productName = /product: '(\w+)'/.exec(read('server/src/platform.ts'))?.[1];

describe('storage in the browser', () => {
  test('everything that the product writes is listed on the privacy page', () => {
    const found = sources
      .filter((path) => !WRAPPERS.includes(path))
      .flatMap((path) => [...read(path).matchAll(WRITE)].map(([, name]) => `${path} ${name}`));
    expect([...new Set(found)].toSorted()).toEqual(Object.keys(writes).toSorted());
    expect(new Set(Object.values(writes))).toEqual(new Set(browserStorageItems.flatMap(({ names }) => names)));
  });

  test.each(Object.entries(writes))('the storage key in %s is %s', (place, name) => {
    const folder = dirname(place.split(' ')[0]);
    const files = listFilesBelow(join(ROOT, folder)).filter((path) => !path.includes('.test.'));
    // The platform puts the product's name before the name of each cookie.
    const written = place.endsWith('COOKIE') ? name.replace(`${productName}-`, '') : name;
    expect([...files, 'shell/src/stored-keys.ts'].map(read).join('\n')).toContain(`= '${written}';`);
  });

  test('the storage keys that the shell keeps are exactly the keys listed on the privacy page', () => {
    const kept = browserStorageItems.filter(({ place }) => place === 'local' || place === 'session');
    expect(new Set(PRODUCT_STORAGE_KEYS)).toEqual(new Set(kept.flatMap(({ names }) => names)));
  });

  test('no source file except the cookie module sets cookies or bypasses the checked storage methods', () => {
    const others = sources.filter((path) => OTHER_WAYS.test(read(path)));
    expect(others.toSorted()).toEqual(['federation/server/http/cookies.ts']);
  });
});

/** Returns the number, or product of numbers, that a source file assigns to a constant. @throws without a match */
function constant(path, name) {
  const match = new RegExp(`\\b${name}\\b[ :=]+([\\d_ *]+)[;,\\n]`).exec(read(path));
  if (!match) throw new Error(`${path} has no number ${name}`);
  return match[1].split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}

const DAY_MS = 24 * 60 * 60 * 1000;

test('periods on the privacy page equal the constants in the code', () => {
  expect({
    sessionHours: 24 * Number(accountSettings.sessionDays.fallback),
    idleMinutes: Number(accountSettings.idleMinutes.fallback),
    placeDays: constant('server/src/accounts/known-devices.ts', 'RETENTION_DAYS'),
    resetMinutes: Number(accountSettings.resetMinutes.fallback),
    linkHours: constant('server/src/accounts/account-mails.ts', 'CONFIRM_MINUTES') / 60,
    deletionDays: constant('server/src/accounts/deletion.ts', 'DELETION_DAYS'),
    failedJobDays: Number(/archiveFailedAfterSeconds: (\d+) \* DAY_SECONDS/.exec(read('server/src/jobs/boss.ts'))?.[1]),
    consentDays: constant('server/src/bank-link/store.ts', 'CONSENT_DAYS'),
    moneyDays: constant('server/src/money/refresh.ts', 'KEPT_DAYS'),
    balanceDays: constant('server/src/money/balances.ts', 'KEPT_DAYS'),
    reportDays: constant('federation/server/load-reports/store.ts', 'RETENTION_DAYS'),
    overrideHours: constant('federation/server/overrides/store.ts', 'OVERRIDE_HOURS'),
    labHours: constant('federation/server/fault-lab/store.ts', 'LAB_SESSION_SECONDS') / 3600,
    visitorDays: constant('federation/server/registry/published-layer.ts', 'YEAR_SECONDS') / (24 * 60 * 60),
    draftDays: constant('mfe-quiz/src/flow/drafts.ts', 'MAX_AGE_MS') / DAY_MS,
    pendingDays: constant('shell/src/auth/session-revoker.ts', 'MAX_AGE_MS') / DAY_MS,
  }).toEqual(retentionPeriods);
});
