/** The names of the library's manifest plugin, and of the second file that it writes. */
const LOGGER = 'Module Federation Manifest Plugin';
const STATS = 'mf-stats.json';

/**
 * Keeps `mf-manifest.json` of what the federation library writes for other tools, and leaves out its statistics of the
 * build. The library warns about every build whose files may be at any URL, as all of ours may.
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
 * The library's option for it.
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
