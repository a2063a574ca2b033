/** A page of a remote, and a link from it to another remote's page. */
export type MatrixRemote = {
  name: string;
  /** The page that is opened, its module, and its heading. */
  path: string;
  module: string;
  heading: string | RegExp;
  /** True if the visitor is signed in when the page is opened. */
  isSignedIn: boolean;
  /** Text of a link to another remote's page, and the heading of that page. */
  other: { link: string; heading: string | RegExp };
  /** True if the page has chunks that other pages of the remote use too. */
  sharesChunks: boolean;
};

const savings = { link: 'Savings', heading: /savings/i };
/** Link to a page without API calls, which therefore needs no chunk of the host. */
const recommendations = { link: 'Recommendations', heading: /recommendations/i };
const overview = { link: 'Overview', heading: /^Welcome back, / };
const home = { link: 'Verdant home', heading: 'Your Financial Wellness Partner' };
const signIn = { link: 'Sign In', heading: 'Sign in to your account' };

export const remotes: readonly MatrixRemote[] = [
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

/** Name of the host in faults. The host's folder has the same name. */
export const HOST = 'shell';
/** A chunk of the host. `file`: its file name without the hash; `neededBy`: the remote whose page needs the chunk. */
export const hostChunk = { neededBy: 'mfe-dashboard', file: 'shared_src_query_index_ts.js' };
/** Remote whose page is used for the faults that only the lab can cause. */
export const LAB_REMOTE = 'mfe-quiz';
