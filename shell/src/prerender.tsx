import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { prerenderHost } from '@verdant/federation/browser';
import type { PrerenderedPage } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { prepareTexts } from '@verdant/shared/texts';
import { App } from './app/app';

/**
 * Renders the shell around the HTML of a page, as a visitor sees it, and returns the HTML. The result is the app shell, in
 * the state before the user is known, if no page is given.
 */
export async function prerender({
  language,
  ...page
}: PrerenderedPage & { readonly language: Language }): Promise<string> {
  await prepareTexts(language);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={page.path}>{children}</StaticRouter>
  );
  return renderToString(
    <StrictMode>
      <App
        host={prerenderHost(page)}
        language={language}
        prerenderedFor={page.html === undefined ? 'app-shell' : 'for-visitors'}
        Router={Router}
      />
    </StrictMode>,
  );
}
