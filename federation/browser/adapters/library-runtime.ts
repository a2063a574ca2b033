/** Where entries that are built to run on the host's copy of the federation library's runtime look for it. */
const PLACE = '_FEDERATION_RUNTIME_CORE';

/**
 * Loads that runtime, once: for releases from before contract 1.13.0, and for builds of others that name it. Those since then
 * bring their own (`build/share-runtime.ts`).
 */
export async function provideLibraryRuntime(): Promise<void> {
  if (Reflect.has(globalThis, PLACE)) return;
  const runtime = await import(/* webpackChunkName: "library-runtime" */ '@module-federation/runtime-core');
  Reflect.set(globalThis, PLACE, runtime);
}
