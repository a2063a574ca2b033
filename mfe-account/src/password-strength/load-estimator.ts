import type { Estimator } from './estimator';

let loading: Promise<Estimator> | undefined;

/** Loads the estimator and its dictionaries, once a page. Rejects when that fails; the next call tries again. */
export async function loadEstimator(): Promise<Estimator> {
  loading ??= import(/* webpackChunkName: "password-strength" */ './estimator').then(({ createEstimator }) =>
    createEstimator(),
  );
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
}
