import { checkFirstVisit } from '../support/first-visit';
import {
  expectAccessibleAtEveryWidth,
  expectHeights,
  expectLargeTextToFit,
  expectPrintable,
  expectPageToFit,
  expectVisibleInForcedColours,
} from '../support/page-checks';
import { openScreen, screens } from '../support/screens';
import { expect, test } from '../support/test';

/** Pages that every run tests: a content page, a form, and the largest page with sign-in. The full run tests every page. */
const IN_EVERY_RUN = ['landing', 'sign-in', 'dashboard'];

for (const screen of screens) {
  const tag = [
    ...(screen.prerendered ? ['@g-prerendered'] : []),
    ...(IN_EVERY_RUN.includes(screen.name) ? [] : ['@rest']),
  ];
  test(
    `${screen.name} loads within its limits, is accessible at every width, and supports large text and forced colours`,
    {
      tag,
    },
    async ({ page, become }) => {
      test.slow();
      const preloads: string[] = [];
      page.on('console', (message) => /preload/i.test(message.text()) && preloads.push(message.text()));
      await become(screen.viewer, 'dark');
      await (screen.prerendered ? checkFirstVisit(page, screen) : openScreen(page, screen));
      if (screen.isPrinted) await expectPrintable(page);
      if (screen.heights) await expectHeights(page, screen.heights);
      await expectAccessibleAtEveryWidth(page);
      await expectLargeTextToFit(page);
      await expectVisibleInForcedColours(page);
      expect(preloads, 'unused preloads').toEqual([]);
    },
  );
}

for (const screen of screens) {
  if (!screen.translated) continue;
  const [language, heading] = screen.translated;
  test.describe(`in ${language}, light, on a phone`, { tag: '@rest' }, () => {
    test.use({ locale: language, viewport: { width: 375, height: 800 } });

    test(`${screen.name} hydrates in its language and in the stored theme, and fits the window @s-4.11`, async ({
      page,
      become,
    }) => {
      await become(screen.viewer, 'light');
      // The limits apply to English only, because another language loads one more file.
      await checkFirstVisit(page, { ...screen, heading, limit: undefined }, { language, theme: 'light' });
      await expectPageToFit(page, `in ${language}`);
    });
  });
}
