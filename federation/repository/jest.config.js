module.exports = { preset: '@verdant/federation/testing' };
