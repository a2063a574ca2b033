/** Loads the API calls on first use, because few users need them. */
export const loadCalls = async () => import(/* webpackChunkName: "email-reminder" */ './calls');
