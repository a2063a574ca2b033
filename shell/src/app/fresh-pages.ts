import type { Navigator } from 'react-router-dom';
import { DATA_CHANGED } from '@verdant/shared/contract';

const forgetShown = () => dispatchEvent(new Event(DATA_CHANGED));

/** The same navigator. Only back and forward show what was fetched before: a link opens its page again (spec 4, dashboard loading). */
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
