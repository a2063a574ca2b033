import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { storedLanguage } from './language/stored-language';
import { textsInTime } from './language/texts-in-time';
import { startRemotes } from './loading/host';
import { TOKEN_KEY } from './auth/token-store';
import { storage } from './storage';
import { watchTyping } from './update/typed-entries';

/** Reads the list of remotes, starts the first page's load, and draws the shell without waiting for it. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const host = startRemotes();
  watchTyping();
  const language = storedLanguage();
  // First of all, so that a remote knows in which language it is read when it starts.
  const texts = textsInTime(language);
  const first = host.pageAt(location.pathname);
  const allowed = first && (first.access !== 'guarded' || storage.get(TOKEN_KEY));
  // The page shows its failure itself; here it only starts early.
  if (first && allowed) host.loader.prefetch(first.remote, first.module);
  // Pages with data share one query client; provided here, fetched by the first of them.
  if (storage.get(TOKEN_KEY)) import('@verdant/shared/query').catch(() => undefined);
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <App host={host} />
      </StrictMode>,
    );
  // English is in the first script; a translation is waited for, so that no page changes its language while it is read.
  if (language === 'en') draw();
  else void texts.then(draw);
}
