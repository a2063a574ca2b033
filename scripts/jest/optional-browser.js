// For tests that request a document by themselves; loading the rest costs every other test a tenth of a second.
if (typeof document !== 'undefined') {
  for (const name of ['testing-library', 'jsdom-gaps', 'fast-styles']) require(`../../federation/testing/${name}.js`);
}
