/**
 * Versions of shared modules are not compared again in the page: what a release needs is compared with what the host
 * provides before it is offered (`contract/fit`), and there is one version of each, the host's. Here it would only warn.
 */
const satisfy = () => true;

export { satisfy };
