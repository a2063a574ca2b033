import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { keepEntries, prepareTakeOver, skipTakeOver, SLOW_AFTER_MS } from '@verdant/federation/browser';
import type { PageRoute, RemoteHost } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { loadTexts } from '@verdant/shared/texts';
import { App } from './app/app';
import type { Written } from './auth/auth-provider';
import { storedLanguage } from './language/stored-language';
import { textsInTime } from './language/texts-in-time';
import { noticeDelay } from './loading/delay-notice';
import { startRemotes } from './loading/host';
import { followOtherTabs } from './auth/page-calls';
import { tidyAfterLoad } from './offline/after-load';
import { storage } from './storage';
import { TOKEN_KEY } from './stored-keys';
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
      <App host={host} language={language} onFirstCommit={skipTakeOver(root)} />
    </StrictMode>,
  );
}

/** Takes over what the server wrote; where it does not fit, React draws it anew, which is reported. */
function hydrate(parts: Parts, page: PageRoute, written: Written): void {
  const { root, host, language } = parts;
  let isReplaced = false;
  const onRecoverableError = (cause: unknown) => {
    if (!isReplaced) host.writtenPageReplaced(page, cause);
    isReplaced = true;
  };
  const drawn = hydrateRoot(
    root,
    <StrictMode>
      <App host={host} language={language} written={written} onFirstCommit={prepareTakeOver(root)} />
    </StrictMode>,
    { onRecoverableError },
  );
  // Nothing works before the first commit, which a page that suspends keeps back: drawn anew, it does so in its place.
  setTimeout(() => {
    if (!root.dataset['written']) return;
    keepEntries(root);
    drawn.unmount();
    draw(parts);
  }, SLOW_AFTER_MS);
}

/** Takes over the page that the server wrote, once the page's module and all texts are there. */
async function takeOverPage(parts: Parts, page: PageRoute): Promise<void> {
  const stopNotice = noticeDelay(parts.host, page, parts.language);
  const isReady = (await settled(parts.host, page)) === 'ready' && (await loadTexts(parts.language));
  stopNotice();
  if (isReady) hydrate(parts, page, 'for-visitors');
  else draw(parts);
}

/** Takes over the frame that the server wrote, which waits for who is signed in: the page's module may come later. */
async function takeOverFrame(parts: Parts, page: PageRoute): Promise<void> {
  if (await loadTexts(parts.language)) hydrate(parts, page, 'frame');
  else draw(parts);
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
  tidyAfterLoad();
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
  const isFrame = root.dataset['frame'] !== undefined;
  // A frame is for somebody signed in, any other written page for visitors: somebody signed in sees only public ones.
  const fits = isFrame ? token !== null : token === null || first?.access === 'public';
  if (first && written === language && fits) void (isFrame ? takeOverFrame : takeOverPage)(parts, first);
  // English is in the first script; a translation is waited for, so that no page changes its language while it is read.
  else if (language === 'en') draw(parts);
  else void texts.then(() => draw(parts));
}
