/** Name of the federation library's manifest plugin. */
const LOGGER = 'Module Federation Manifest Plugin';

/**
 * Removes two outputs of the federation library: a warning about builds without a fixed URL, which applies to every build,
 * and the statistics file. The library's `mf-manifest.json` stays for other tools.
 * @param {import('webpack').Compiler} compiler
 */
function federationManifestPlugin(compiler) {
  const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE;
  compiler.hooks.infrastructureLog.tap('FederationManifestPlugin', (origin, type) =>
    origin === LOGGER && type !== 'error' ? true : undefined,
  );
  compiler.hooks.thisCompilation.tap('FederationManifestPlugin', (compilation) => {
    compilation.hooks.processAssets.tap({ name: 'FederationManifestPlugin', stage }, () => {
      compilation.deleteAsset('mf-stats.json');
    });
  });
}

/**
 * Returns the library's option for the manifest.
 * @param {string} version of the release, which can differ from the version in package.json
 * @returns {import('@module-federation/enhanced').moduleFederationPlugin.PluginManifestOptions}
 */
function federationManifest(version) {
  return {
    additionalData: ({ stats }) => {
      stats.metaData.buildInfo.buildVersion = version;
    },
  };
}

module.exports = { federationManifest, federationManifestPlugin };
