import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { normalisePath, pageRoutes, readRegistry } from './app/registry';
import { storedLanguage } from './language/stored-language';
import { textsInTime } from './language/texts-in-time';
import { remoteLoader } from './loading/browser-loader';
import { offerFileLoader } from './loading/files/file-loader';
import { prefetchOnIntent } from './loading/prefetch';
import { applyRegistry } from './loading/settings';
import { TOKEN_KEY } from './auth/token-store';
import { noteEntries } from './newer/entries';
import { storage } from './storage';

/** Reads the list of remotes, starts the first page's load, and draws the shell without waiting for it. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const registry = readRegistry(document);
  applyRegistry(registry);
  offerFileLoader();
  noteEntries();
  const language = storedLanguage();
  // First of all, so that a remote knows in which language it is read when it starts.
  const texts = textsInTime(language);
  const pages = pageRoutes(registry);
  const first = pages.find((page) => page.path === normalisePath(location.pathname));
  const allowed = first && (first.access !== 'guarded' || storage.get(TOKEN_KEY));
  // The page shows its failure itself; here it is only started early.
  if (first && allowed) remoteLoader.load(first.remote, first.module).catch(() => undefined);
  prefetchOnIntent(pages, remoteLoader);
  // Pages with data share one query client; provided here, fetched by the first of them.
  if (storage.get(TOKEN_KEY)) import('@verdant/shared/query').catch(() => undefined);
  const draw = () =>
    createRoot(root).render(
      <StrictMode>
        <App registry={registry} />
      </StrictMode>,
    );
  // English is in the first script; a translation is waited for, so that no page changes its language while it is read.
  if (language === 'en') draw();
  else void texts.then(draw);
}
