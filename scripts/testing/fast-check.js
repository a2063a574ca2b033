const path = require('node:path');

const library = require(path.join(__dirname, '../../node_modules/fast-check/lib/cjs/fast-check.js'));

/**
 * Property tests generate the same cases in every run, so that results depend only on changes of the code. With
 * `PROPERTY_SEED=random`, as in nightly runs, the tests generate new cases, and a failed test prints the seed that
 * reproduces the failure.
 */
const seed = process.env['PROPERTY_SEED'] ?? '1';
if (seed !== 'random') library.configureGlobal({ seed: Number(seed) });

module.exports = library;
