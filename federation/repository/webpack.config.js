const { createRecipe } = require('@verdant/federation/build');
const shared = require('@verdant/shared/share-scope.json');

const { remote } = createRecipe({ root: __dirname, shared });

module.exports = remote(__dirname, require('./remote.json'));
