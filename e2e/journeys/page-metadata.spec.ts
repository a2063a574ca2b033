import type { APIRequestContext } from '@playwright/test';
import { languages } from '@verdant/shared/contract';
import { expect, test } from '../support/test';

const PATHS = ['/', '/sign-in', '/sign-up', '/forgot-password', '/help', '/privacy', '/terms'];

const attribute = (html: string, element: RegExp) => element.exec(html)?.[1] ?? '';

/** What a crawler finds, which runs no script. */
async function metadataOf(request: APIRequestContext, path: string, language: string) {
  const response = await request.get(path, { headers: { accept: 'text/html', 'accept-language': language } });
  const html = await response.text();
  return {
    status: response.status(),
    robots: attribute(html, /<meta name="robots" content="([^"]*)"/),
    language: attribute(html, /<html lang="([^"]*)"/),
    title: attribute(html, /<title>([^<]*)</),
    description: attribute(html, /<meta name="description" content="([^"]*)">/),
    sharedTitle: attribute(html, /<meta property="og:title" content="([^"]*)">/),
    sharedDescription: attribute(html, /<meta property="og:description" content="([^"]*)">/),
  };
}

test('every public page has a title and a description of its own in each language, for search and for shared links', async ({
  request,
}) => {
  const described = new Map<string, string>();
  for (const language of languages) {
    const titles = new Set<string>();
    for (const path of PATHS) {
      const page = await metadataOf(request, path, language);
      const where = `${path} in ${language}`;
      expect([page.status, page.robots], where).toEqual([200, '']);
      expect(page.language, where).toBe(language);
      expect(page.description, where).toMatch(/^.{50,160}$/);
      expect(page.description, where).toContain('Verdant');
      expect([page.sharedTitle, page.sharedDescription], where).toEqual([page.title, page.description]);
      expect(described.get(page.description), `as ${where}`).toBeUndefined();
      described.set(page.description, where);
      titles.add(page.title);
    }
    expect(titles.size, language).toBe(PATHS.length);
  }
});
