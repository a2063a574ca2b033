/**
 * What every build runs of module federation, in place of the library's runtime: the share scope. The host fills it with its
 * one copy of each shared module and hands it to the containers of remotes, which take their modules from it. The library's
 * compiler writes the calls. The scope has the form of the library's: a host that runs the library can load a remote, too.
 */
type Factory = () => unknown;

/** One version of a shared module, as the library has it. */
type Shared = {
  get: () => Factory | Promise<Factory>;
  lib?: Factory;
  loaded?: boolean;
  loading?: Promise<Factory> | null;
};
/** By name, then by version. */
type Scope = Record<string, Record<string, Shared>>;
type ModuleId = string | number;

/** The parts of webpack's runtime that shared modules are about. */
export type SharingRequire = {
  /** Share scopes. */
  S: Record<string, Scope>;
  /** Functions of modules, and the modules that have run. */
  m: Record<ModuleId, (module: { exports: unknown }) => void>;
  c: Record<ModuleId, { exports: unknown }>;
  federation: {
    initOptions: { shared: Record<string, (Shared & { version: string })[]> };
  };
  consumesLoadingData: {
    chunkMapping: Record<string, ModuleId[]>;
    moduleIdToConsumeDataMapping: Record<ModuleId, { shareKey: string; fallback: Shared['get'] }>;
  };
};

/** What the compiler's calls hand over. `installedModules`: 0 once a module can run, before that what loads it. */
type Call = { webpackRequire: SharingRequire; installedModules: Record<ModuleId, 0 | Promise<void>> };

const SCOPE = 'default';

/** Loads a shared module, once for all callers; after a failure, the next caller loads it again. */
function load(shared: Shared): Factory | Promise<Factory> {
  if (shared.lib) return shared.lib;
  if (shared.loading) return shared.loading;
  const keep = (factory: Factory): Factory => {
    shared.loaded = true;
    shared.lib = factory;
    return factory;
  };
  const got = shared.get();
  if (typeof got === 'function') return keep(got);
  shared.loading = got.then(keep);
  shared.loading.catch(() => delete shared.loading);
  return shared.loading;
}

/** The host's copy, of which there is one version; what the host does not share, the build has itself or throws. */
function factoryOf({ S: scopes, consumesLoadingData }: SharingRequire, id: ModuleId): Factory | Promise<Factory> {
  const data = consumesLoadingData.moduleIdToConsumeDataMapping[id];
  if (!data) throw new Error(`Module ${id} is not a shared one`);
  const [shared] = Object.values(scopes[SCOPE]?.[data.shareKey] ?? {});
  return shared ? load(shared) : data.fallback();
}

/** Makes the factory the module's function, for when something first needs it. */
function install({ webpackRequire, installedModules }: Call, id: ModuleId, factory: Factory): void {
  installedModules[id] = 0;
  webpackRequire.m[id] = (module) => {
    // One that throws runs again at the next use.
    delete webpackRequire.c[id];
    module.exports = factory();
  };
}

/** Starts what has not started. Undefined once the module can run. */
function provide(call: Call, id: ModuleId): Promise<void> | undefined {
  const { webpackRequire, installedModules } = call;
  const installed = installedModules[id];
  if (installed !== undefined) return installed || undefined;
  const factory = factoryOf(webpackRequire, id);
  if (typeof factory === 'function') {
    install(call, id, factory);
    return undefined;
  }
  const loading = factory.then((loaded) => install(call, id, loaded));
  installedModules[id] = loading;
  loading.catch(() => delete installedModules[id]);
  return loading;
}

export default {
  /** The compiler's code asks whether there is one. */
  runtime: {},
  bundlerRuntimeOptions: {},
  bundlerRuntime: {
    /** Fills the scope of the host. A remote has nothing to share. */
    init({ webpackRequire }: Pick<Call, 'webpackRequire'>) {
      const scope: Scope = {};
      for (const [name, versions] of Object.entries(webpackRequire.federation.initOptions.shared)) {
        scope[name] = Object.fromEntries(versions.map((one) => [one.version, { ...one }]));
      }
      webpackRequire.S[SCOPE] = scope;
      return webpackRequire.federation;
    },

    /** `__webpack_init_sharing__`: the scope is full from the start. */
    I: () => true,

    initContainerEntry({ webpackRequire, shareScope }: Pick<Call, 'webpackRequire'> & { shareScope: Scope }): void {
      webpackRequire.S[SCOPE] = shareScope;
    },

    /** Of the first script: there, and run when something needs them. */
    installInitialConsumes({ initialConsumes, ...call }: Call & { initialConsumes: ModuleId[] }): void {
      for (const id of initialConsumes) {
        if (provide(call, id)) throw new Error(`Module ${id} is shared on demand: the first script cannot import it`);
      }
    },

    /** Before a chunk's modules run: the shared ones that they need, next to the chunk itself. */
    consumes({ chunkId, promises, ...call }: Call & { chunkId: string; promises: unknown[] }): void {
      for (const id of call.webpackRequire.consumesLoadingData.chunkMapping[chunkId] ?? []) {
        const loading = provide(call, id);
        if (loading) promises.push(loading);
      }
    },
  },
};
