import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { finishClientRender, prepareHydration } from '@verdant/federation/browser';
import type { PageRoute, RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { loadTexts } from '@verdant/shared/texts';
import { App } from './app/app';
import type { PrerenderedFor } from './auth/auth-provider';
import { loadTextsWithTimeout, storedLanguage } from './language/page-language';
import { showDelayNotice } from './loading/delay-notice';
import { startRemotes } from './loading/host';
import { listenToOtherTabs } from './auth/page-calls';
import { cleanUpAfterLoad } from './offline/after-load';
import { storage } from './storage';
import { TOKEN_KEY } from './stored-keys';
import { trackTypedFields } from './update/typed-entries';

type StartContext = { root: HTMLElement; host: RemoteHost; language: Language };

/** Resolves once the page's module is ready or has failed permanently. */
async function settled({ loader }: RemoteHost, { remote, module }: PageRoute): Promise<'ready' | 'failed'> {
  return new Promise((resolve) => {
    const check = () => {
      const { status } = loader.stateOf(remote, module);
      if (status !== 'ready' && status !== 'failed') return;
      stop();
      resolve(status);
    };
    const stop = loader.subscribe(check);
    check();
  });
}

function render({ root, host, language }: StartContext): void {
  createRoot(root).render(
    <StrictMode>
      <App host={host} language={language} onFirstCommit={() => finishClientRender(root)} />
    </StrictMode>,
  );
}

/** Hydrates the shell around the prerendered page, and reports a hydration error. */
function hydrate({ root, host, language }: StartContext, prerenderedFor: PrerenderedFor): void {
  hydrateRoot(
    root,
    <StrictMode>
      <App host={host} language={language} prerenderedFor={prerenderedFor} onFirstCommit={prepareHydration(root)} />
    </StrictMode>,
    { onRecoverableError: host.hydrationFailed },
  );
}

/** Hydrates the prerendered page once its module and all texts are loaded. */
async function hydratePage(context: StartContext, page: PageRoute): Promise<void> {
  const stopNotice = showDelayNotice(context.host, page, context.language);
  const isReady = (await settled(context.host, page)) === 'ready' && (await loadTexts(context.language));
  stopNotice();
  if (isReady) hydrate(context, 'for-visitors');
  else render(context);
}

async function hydrateAppShell(context: StartContext): Promise<void> {
  if (await loadTexts(context.language)) hydrate(context, 'app-shell');
  else render(context);
}

/** Reads the list of remotes, starts to load the first page, and renders the shell without waiting for it. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const { prerendered: prerenderedIn } = root.dataset;
  const host = startRemotes();
  trackTypedFields();
  listenToOtherTabs();
  cleanUpAfterLoad(host);
  const language = storedLanguage();
  const token = storage.get(TOKEN_KEY);
  // Texts load first, so that a remote knows the language when it starts.
  const texts = loadTextsWithTimeout(language);
  const first = host.pageAt(location.pathname);
  const allowed = first && (first.access !== 'guarded' || token !== null);
  // Starts to load the page's module early. The page itself later shows a failed load.
  if (first && allowed) host.loader.prefetch(first.remote, first.module);
  // Preloads the query client, which all pages with data share.
  if (token !== null) import('@verdant/shared/query').catch(() => undefined);

  const context = { root, host, language };
  const isAppShell = root.dataset['appShell'] !== undefined;
  // The app shell is hydrated for signed-in users, other prerendered pages for visitors, or for all if the page is public.
  const canHydrate = isAppShell ? token !== null : token === null || first?.access === 'public';
  if (first && prerenderedIn === language && canHydrate) {
    void (isAppShell ? hydrateAppShell : hydratePage)(context, first);
  } else if (language === 'en') {
    render(context);
  } else {
    // A translation is awaited, so that no page changes its language while it is read.
    void texts.then(() => render(context));
  }
}
