/** The product's settings for the build recipe: packages shared with the shell, and product-specific parts. */
const { createRecipe } = require('@verdant/federation/build');
const shared = require('@verdant/shared/share-scope.json');

const { host, remote } = createRecipe({
  root: __dirname,
  shared,
  host: {
    name: 'shell',
    // Sets the theme, then starts the calls that the page needs.
    inlineScript: ['shell/src/theme/first-paint.js', 'shell/src/auth/preload-requests.js'],
    prerender: 'src/prerender.tsx',
    budget: { js: 98_300 },
    preload: /inter-latin-opsz-normal\.[^./]*\.woff2$/,
  },
  // The page's metadata names the logo's URL (spec 1).
  fixedNames: /logo\.svg$/,
});

module.exports = { host, remote };
