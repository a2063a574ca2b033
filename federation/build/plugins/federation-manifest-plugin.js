/** Names of the federation library's manifest plugin and of the statistics file that this plugin emits. */
const LOGGER = 'Module Federation Manifest Plugin';
const STATS = 'mf-stats.json';

/**
 * Keeps the federation library's `mf-manifest.json` for other tools, and removes the library's statistics file and warning.
 * The warning appears in every build without a fixed URL.
 */
class FederationManifestPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    const { Compilation } = compiler.webpack;
    compiler.hooks.infrastructureLog.tap('FederationManifestPlugin', (origin, type) =>
      origin === LOGGER && type !== 'error' ? true : undefined,
    );
    compiler.hooks.thisCompilation.tap('FederationManifestPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
      compilation.hooks.processAssets.tap({ name: 'FederationManifestPlugin', stage }, () => {
        compilation.deleteAsset(STATS);
      });
    });
  }
}

/**
 * Returns the library's option for the manifest.
 * @param {string} version of the release, which may differ from that in package.json
 * @returns {import('@module-federation/enhanced').moduleFederationPlugin.PluginManifestOptions}
 */
function federationManifest(version) {
  return {
    additionalData: ({ stats }) => {
      stats.metaData.buildInfo.buildVersion = version;
    },
  };
}

module.exports = { FederationManifestPlugin, federationManifest };
