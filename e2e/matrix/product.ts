import { failureScreen } from '@verdant/federation/testing';
import { Navbar } from '../models/navbar';
import { TestApiClient } from '../support/api';
import type { MatrixHost, MatrixRemote } from './host';

const savings = { link: 'Savings', heading: /savings/i };
/** Link to a page without API calls, which therefore needs no chunk of the host. */
const recommendations = { link: 'Recommendations', heading: /recommendations/i };
const overview = { link: 'Overview', heading: /^Welcome back, / };
const home = { link: 'Verdant home', heading: 'Your Financial Wellness Partner' };
const signIn = { link: 'Sign In', heading: 'Sign in to your account' };

const remotes: readonly MatrixRemote[] = [
  {
    name: 'mfe-marketing',
    path: '/',
    module: 'landing',
    heading: home.heading,
    isSignedIn: false,
    other: signIn,
    sharesChunks: false,
  },
  {
    name: 'mfe-account',
    path: '/sign-in',
    module: 'sign-in',
    heading: signIn.heading,
    isSignedIn: false,
    other: home,
    sharesChunks: true,
  },
  {
    name: 'mfe-quiz',
    path: '/onboarding',
    module: 'onboarding',
    heading: "Let's Get to Know You",
    isSignedIn: true,
    other: recommendations,
    sharesChunks: false,
  },
  {
    name: 'mfe-dashboard',
    path: '/dashboard',
    module: 'dashboard',
    heading: overview.heading,
    isSignedIn: true,
    other: recommendations,
    sharesChunks: true,
  },
  {
    name: 'mfe-samples',
    path: '/savings',
    module: 'savings',
    heading: savings.heading,
    isSignedIn: true,
    other: overview,
    sharesChunks: true,
  },
];

/** Everything that the matrix needs to know about this product. */
export const productHost: MatrixHost = {
  name: 'shell',
  remotes,
  labRemote: 'mfe-quiz',
  hostChunk: { neededBy: 'mfe-dashboard', file: 'shared_src_query_index_ts.js' },
  signIn: async (baseUrl) => ({ token: (await new TestApiClient(baseUrl).register()).authorization }),
  waitUntilReady: (page) => new Navbar(page).bar.waitFor(),
  follow: (page, link) => new Navbar(page).goTo(link),
  expectAlive: async (page) => {
    const navbar = new Navbar(page);
    await navbar.switchTheme('light');
    await navbar.switchTheme('dark');
  },
  failure: failureScreen,
};
