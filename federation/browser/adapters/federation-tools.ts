import type { RegistryRemote } from '../../contract';
import type { LoadSource } from '../core/remote-load-error';
import type { RemoteHost } from './host';
import { globalNameOf } from './release-files';

type ShareScope = Record<string, Record<string, object>>;

declare const __webpack_share_scopes__: { default: ShareScope };

type ToolsHost = Pick<RemoteHost, 'self' | 'registry'> & { loader: Pick<RemoteHost['loader'], 'versionOf'> };

const NO_FILES = { js: { sync: [], async: [] }, css: { sync: [], async: [] } };

const mapValues = <Value>(values: Record<string, Value>, make: (value: Value, key: string) => unknown) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, make(value, key)]));

/** Returns the shared modules in the federation library's format, with the load functions of the share scope. */
const describeSharedModules = (host: LoadSource, scope: ShareScope) =>
  mapValues(scope, (versions) =>
    mapValues(versions, (shared, version) => ({
      ...shared,
      version,
      from: host.remote,
      useIn: [host.remote],
      deps: [],
      scope: ['default'],
      strategy: 'loaded-first',
      shareConfig: { requiredVersion: `^${version}`, singleton: true, strictVersion: true },
    })),
  );

function describeRemote(remote: RegistryRemote, version: string, shared: readonly object[]) {
  const modules = new Set([...remote.pages, ...remote.slots].map(({ module }) => module));
  return {
    version,
    buildVersion: version,
    globalName: globalNameOf(remote.name),
    remoteEntry: remote.entry,
    remoteEntryType: 'global',
    remoteTypes: '',
    remotesInfo: {},
    shared,
    modules: [...modules].map((path) => ({ moduleName: path.slice(2), modulePath: path, assets: NO_FILES })),
    publicPath: new URL(remote.url, location.href).href,
  };
}

/** Returns a `__FEDERATION__` value in the format of the Module Federation runtime 2. Getters return the current state. */
export function createFederationGlobal({ self, registry, loader }: ToolsHost, scope: ShareScope) {
  const moduleInfo = () => {
    const shared = Object.entries(scope).flatMap(([sharedName, versions]) =>
      Object.keys(versions).map((version) => ({ sharedName, version, assets: NO_FILES })),
    );
    const remotes = registry.remotes.map((remote) => ({ remote, version: loader.versionOf(remote) }));
    const matched = remotes.map(({ remote, version }): [string, object] => [remote.name, { matchedVersion: version }]);
    return {
      [self.remote]: {
        version: self.version,
        buildVersion: self.version,
        remoteEntry: '',
        remotesInfo: Object.fromEntries(matched),
        shared,
        modules: [],
      },
      ...Object.fromEntries(
        remotes.map(({ remote, version }) => [`${remote.name}:${version}`, describeRemote(remote, version, shared)]),
      ),
    };
  };
  return {
    __INSTANCES__: [],
    __GLOBAL_PLUGIN__: [],
    __MANIFEST_LOADING__: {},
    __PRELOADED_MAP__: new Map(),
    get moduleInfo() {
      return moduleInfo();
    },
    get originModuleInfo() {
      return moduleInfo();
    },
    get __SHARE__() {
      return { [`${self.remote}:${self.version}`]: { default: describeSharedModules(self, scope) } };
    },
  };
}

/**
 * Sets `__FEDERATION__` for the developer tools of Module Federation. Extends a global that the Chrome extension has
 * created, and leaves a global unchanged that another host has filled.
 */
export function exposeFederationGlobal(host: ToolsHost): void {
  const made: unknown = Reflect.get(globalThis, '__FEDERATION__');
  const properties = typeof made === 'object' && made !== null ? made : {};
  if ('moduleInfo' in properties) return;
  const ours = Object.getOwnPropertyDescriptors(createFederationGlobal(host, __webpack_share_scopes__.default));
  const own = Object.getOwnPropertyDescriptors(properties);
  Object.defineProperties(properties, { ...ours, ...own });
  Object.assign(globalThis, { __FEDERATION__: properties });
}
