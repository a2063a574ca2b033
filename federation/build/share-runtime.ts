/**
 * The share scope, which replaces the runtime of the federation library. The host fills the scope with one copy of each
 * shared module (`share-runtime-host.ts`), and remotes take shared modules from the scope (`share-runtime-remote.ts`). The
 * library's compiler generates the calls of these functions. The scope has the library's format, so that a
 * host with the library can also load a remote.
 */
export type ModuleFactory = () => unknown;

/** One version of a shared module, in the library's format. */
export type SharedModule = {
  get: () => ModuleFactory | Promise<ModuleFactory>;
  lib?: ModuleFactory;
  loaded?: boolean;
};
/** Shared modules by name and version. */
export type SharedModuleScope = Record<string, Record<string, SharedModule>>;
type ModuleId = string | number;
/** A shared module that a build needs. `requiredVersion`: the version range from the build recipe, such as `^1.2.3`. */
export type WantedModule = { shareKey: string; requiredVersion?: string | false; fallback: SharedModule['get'] };

/** Parts of webpack's runtime for shared modules. */
export type SharingRequire = {
  /** Share scopes. */
  S: Record<string, SharedModuleScope>;
  /** Factory functions of all modules (`m`), and the cache of modules that have run (`c`). */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, { exports: unknown }>;
  federation: {
    initOptions: { shared: Record<string, (SharedModule & { version: string })[]> };
  };
  consumesLoadingData: {
    chunkMapping: Record<string, ModuleId[]>;
    moduleIdToConsumeDataMapping: Record<ModuleId, WantedModule>;
  };
};

/** Arguments of webpack's generated calls. `installedModules`: 0 if a module can run, or the promise of its load. */
export type GeneratedCallArguments = {
  webpackRequire: SharingRequire;
  installedModules: Record<ModuleId, 0 | Promise<void>>;
};

/** Chooses a version of a module in the scope; undefined if none is compatible. */
export type ChooseVersion = (
  versions: Record<string, SharedModule>,
  wantedModule: WantedModule,
) => SharedModule | undefined;

export const DEFAULT_SCOPE_NAME = 'default';

/**
 * Loads a shared module. Stores no pending load: webpack joins requests for the same chunk, and a stored load that failed
 * would fail forever.
 */
function loadSharedModule(shared: SharedModule): ModuleFactory | Promise<ModuleFactory> {
  if (shared.lib) return shared.lib;
  const keep = (factory: ModuleFactory): ModuleFactory => {
    shared.loaded = true;
    shared.lib = factory;
    return factory;
  };
  const got = shared.get();
  return typeof got === 'function' ? keep(got) : got.then(keep);
}

/** Registers a function for the module id that calls the factory when the module is first imported. */
function installModule(
  { webpackRequire, installedModules }: GeneratedCallArguments,
  id: ModuleId,
  factory: ModuleFactory,
): void {
  installedModules[id] = 0;
  webpackRequire.m[id] = (module) => {
    // Removes the module from the cache first, so that a module that throws runs again at the next import.
    delete webpackRequire.c[id];
    module.exports = factory();
  };
}

/**
 * Returns the functions that load shared modules from the share scope, or else from the build's fallback, which is a copy
 * of the module or throws an error.
 */
export function createSharedModuleLoaders(choose: ChooseVersion) {
  function factoryOf(
    { S: scopes, consumesLoadingData }: SharingRequire,
    id: ModuleId,
  ): ModuleFactory | Promise<ModuleFactory> {
    const wanted = consumesLoadingData.moduleIdToConsumeDataMapping[id];
    if (!wanted) throw new Error(`Module ${id} is not a shared one`);
    const shared = choose(scopes[DEFAULT_SCOPE_NAME]?.[wanted.shareKey] ?? {}, wanted);
    return shared ? loadSharedModule(shared) : wanted.fallback();
  }

  /** Starts the load of a shared module and returns its promise, or returns undefined if the module can already run. */
  function provide(call: GeneratedCallArguments, id: ModuleId): Promise<void> | undefined {
    const { webpackRequire, installedModules } = call;
    const installed = installedModules[id];
    if (installed !== undefined) return installed || undefined;
    const factory = factoryOf(webpackRequire, id);
    if (typeof factory === 'function') {
      installModule(call, id, factory);
      return undefined;
    }
    const loading = factory.then((loaded) => installModule(call, id, loaded));
    installedModules[id] = loading;
    loading.catch(() => delete installedModules[id]);
    return loading;
  }

  return {
    provide,

    /** Implements `__webpack_init_sharing__`. Does nothing, because the share scope is complete from the start. */
    I: () => true,

    /** Loads the shared modules that a chunk needs, in parallel with the chunk, whose own modules run after them. */
    consumes({ chunkId, promises, ...call }: GeneratedCallArguments & { chunkId: string; promises: unknown[] }): void {
      for (const id of call.webpackRequire.consumesLoadingData.chunkMapping[chunkId] ?? []) {
        const loading = provide(call, id);
        if (loading) promises.push(loading);
      }
    },
  };
}

/**
 * Returns the runtime in the format of the federation library, because generated code checks that such a runtime exists.
 */
export const toFederationRuntime = <Calls>(bundlerRuntime: Calls) => ({
  runtime: {},
  bundlerRuntimeOptions: {},
  bundlerRuntime,
});
