module.exports = { preset: '@verdant/federation/testing', roots: ['<rootDir>/src'] };
