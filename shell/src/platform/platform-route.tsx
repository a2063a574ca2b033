import { prepareTexts } from '@verdant/shared/texts';
import { LazyRoute } from '../lazy/lazy-route';

async function load() {
  const { PlatformPage } = await import(/* webpackChunkName: "platform-page" */ './platform-page');
  await prepareTexts();
  return PlatformPage;
}

/** Route of the page for platform leads. Few users open it, so page and texts are not in the first script. */
export function PlatformRoute() {
  return <LazyRoute load={load} />;
}
