import { LazyComponent, useDelayElapsed } from '../lazy/lazy-component';

const loadBar = () =>
  import(/* webpackChunkName: "update-banner" */ './update-banner').then(({ UpdateBanner }) => UpdateBanner);

/** Bar that offers a newer version. The bar's code loads soon after the page, while the server still has the file. */
export function UpdateBannerSlot({ id }: { id: string }) {
  return useDelayElapsed(5_000) && <LazyComponent load={loadBar} props={{ id }} />;
}
