import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { prepareTakeOver, skipTakeOver } from '@verdant/federation/browser';
import type { PageRoute, RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { loadTexts } from '@verdant/shared/texts';
import { App } from './app/app';
import { storedLanguage } from './language/stored-language';
import { textsInTime } from './language/texts-in-time';
import { noticeDelay } from './loading/delay-notice';
import { startRemotes } from './loading/host';
import { followOtherTabs } from './auth/page-calls';
import { TOKEN_KEY } from './auth/token-store';
import { storage } from './storage';
import { watchTyping } from './update/typed-entries';

type Parts = { root: HTMLElement; host: RemoteHost; language: Language };

/** Resolves once the page's module can be shown or has failed for good; what is shown until then stays. */
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

/** Draws the page into the empty document, or instead of what the server wrote. */
function draw({ root, host, language }: Parts): void {
  createRoot(root).render(
    <StrictMode>
      <App host={host} language={language} isWritten={false} onFirstCommit={skipTakeOver(root)} />
    </StrictMode>,
  );
}

/** Takes over the page that the server wrote, once the page's module and all texts are there. */
async function takeOver({ root, host, language }: Parts, page: PageRoute): Promise<void> {
  const stopNotice = noticeDelay(host, page, language);
  const isReady = (await settled(host, page)) === 'ready' && (await loadTexts(language));
  stopNotice();
  if (!isReady) {
    draw({ root, host, language });
    return;
  }
  let isReplaced = false;
  const onRecoverableError = (cause: unknown) => {
    if (!isReplaced) host.writtenPageReplaced(page, cause);
    isReplaced = true;
  };
  hydrateRoot(
    root,
    <StrictMode>
      <App host={host} language={language} isWritten onFirstCommit={prepareTakeOver(root)} />
    </StrictMode>,
    { onRecoverableError },
  );
}

/** Reads the list of remotes, starts the first page's load, and draws the shell without waiting for it. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  // The language in which the server wrote the page, if it did.
  const { written } = root.dataset;
  const host = startRemotes();
  watchTyping();
  followOtherTabs();
  const language = storedLanguage();
  const token = storage.get(TOKEN_KEY);
  // First of all, so that a remote knows in which language it is read when it starts.
  const texts = textsInTime(language);
  const first = host.pageAt(location.pathname);
  const allowed = first && (first.access !== 'guarded' || token !== null);
  // The page shows its failure itself; here it only starts early.
  if (first && allowed) host.loader.prefetch(first.remote, first.module);
  // Pages with data share one query client; provided here, fetched by the first of them.
  if (token !== null) import('@verdant/shared/query').catch(() => undefined);

  const parts = { root, host, language };
  // The server wrote the page for visitors: somebody signed in does not see one that is for nobody else.
  if (first && written === language && (token === null || first.access === 'public')) void takeOver(parts, first);
  // English is in the first script; a translation is waited for, so that no page changes its language while it is read.
  else if (language === 'en') draw(parts);
  else void texts.then(() => draw(parts));
}
