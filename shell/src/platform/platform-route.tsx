import { prepareTexts } from '@verdant/shared/texts';
import { LazyRoute } from '../lazy/lazy-route';

async function load() {
  const { PlatformPage } = await import(/* webpackChunkName: "platform-page" */ './platform-page');
  await prepareTexts();
  return PlatformPage;
}

/** The page of platform leads, with its texts; few users open it, so it stays out of the first script. */
export function PlatformRoute() {
  return <LazyRoute load={load} />;
}
