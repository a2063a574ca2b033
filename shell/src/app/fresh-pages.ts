import type { Navigator } from 'react-router-dom';
import { DATA_CHANGED } from '@verdant/shared/contract';

const forgetShown = () => dispatchEvent(new Event(DATA_CHANGED));

/**
 * Returns a navigator whose `push` and `replace` make the new page fetch its data again (spec 4, dashboard loading). Only
 * back and forward show data that was fetched before.
 */
export const withFreshData = (navigator: Navigator): Navigator => ({
  ...navigator,
  push: (...place) => {
    forgetShown();
    navigator.push(...place);
  },
  replace: (...place) => {
    forgetShown();
    navigator.replace(...place);
  },
});
