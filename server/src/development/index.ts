import { relative } from 'node:path';
import { exitWithError, start } from '../start';
import { readSettings, type Settings } from '../settings';
import { StartError } from '../start-error';
import { prepareDeveloperAccount, DEVELOPER_EMAIL, developmentSettings, type Place } from './developer';

const wordsOf = (account: string, folder: string) => `
  Account        ${account}
  Mails          ${folder}/mail
  Release keys   ${folder}/release-keys.json

React is its development build: its warnings are in the console of the browser. This is for development on this machine:
enter nothing real. Ctrl+C ends it; delete ${folder} to start from nothing.
`;

/** Runs the product for developers of a remote, until a signal ends it (`verdant-remote shell`). */
export async function startShell(place: Place): Promise<void> {
  let settings: Settings;
  try {
    const environment = developmentSettings(process.env, place);
    settings = readSettings(environment, []);
    await start(environment, []);
  } catch (error) {
    // The option replaces the setting PORT.
    exitWithError(
      error instanceof StartError ? new StartError(error.message.replace('with PORT', 'with --port')) : error,
    );
  }
  const account = await prepareDeveloperAccount(settings).then(
    (password) => `${DEVELOPER_EMAIL}, password ${password}`,
    // An error in the preparation is only reported, because the product works without the prepared account.
    (error: unknown) => String(error),
  );
  process.stdout.write(wordsOf(account, relative(process.cwd(), place.dataDir)));
}
