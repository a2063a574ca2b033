/** What the server is asked, which hardly anybody needs: not before it is needed. */
export const loadCalls = async () => import(/* webpackChunkName: "email-reminder" */ './calls');
