import { StrictMode } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { prerenderHost } from '@verdant/federation/browser';
import type { PrerenderedPage } from '@verdant/federation/browser';
import type { Language } from '@verdant/shared/contract';
import { prepareTexts } from '@verdant/shared/texts';
import { App } from './app/app';

/** Returns the HTML of the shell around a page, as visitors see it. Without a page the result is the app shell. */
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
