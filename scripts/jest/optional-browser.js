// For tests that request a document by themselves; loading the rest costs every other test a tenth of a second.
if (typeof document !== 'undefined') require('../../federation/testing/browser.js');
