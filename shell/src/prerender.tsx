import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server.browser';
import { StaticRouter } from 'react-router-dom';
import { prerenderHost } from '@verdant/federation/browser';
import type { PrerenderedPage } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { prepareTexts } from '@verdant/shared/texts';
import { App } from './app/app';

/**
 * Renders a page to HTML: the shell around the component of a remote, as a visitor sees it. Without a component it renders
 * the app shell, which waits for the signed-in user.
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
        prerenderedFor={page.component ? 'for-visitors' : 'app-shell'}
        Router={Router}
      />
    </StrictMode>,
  );
}
