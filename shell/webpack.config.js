const { host } = require('../webpack.common');

module.exports = host(__dirname);
