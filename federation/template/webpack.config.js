const { remote } = require('../webpack.common');

module.exports = remote(__dirname, require('./remote.json'));
