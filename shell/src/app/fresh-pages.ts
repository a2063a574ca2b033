import type { Navigator } from 'react-router-dom';
import { DATA_CHANGED } from '@verdant/shared/contract';

const forgetShown = () => dispatchEvent(new Event(DATA_CHANGED));

/** Returns the navigator with links that fetch data again (spec 4, dashboard loading). Only back and forward show fetched data. */
export const openingAfresh = (navigator: Navigator): Navigator => ({
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
