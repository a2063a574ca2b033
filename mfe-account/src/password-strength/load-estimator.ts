import type { Estimator } from './estimator';

let loading: Promise<Estimator> | undefined;

/** Loads the estimator and its dictionaries, once a page. Rejects when that fails; the next call tries again. */
export async function loadEstimator(): Promise<Estimator> {
  // In two chunks, neither of which is above the limit of a single file.
  loading ??= Promise.all([
    import(/* webpackChunkName: "password-strength" */ './estimator'),
    import(/* webpackChunkName: "common-passwords" */ '@zxcvbn-ts/language-common'),
  ]).then(([{ createEstimator }, common]) => createEstimator(common));
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}
