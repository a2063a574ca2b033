// Only tests with a document load these modules, which take a tenth of a second.
if (typeof document !== 'undefined') {
  for (const name of ['testing-library', 'jsdom-gaps', 'fast-styles']) require(`../../federation/testing/${name}.js`);
}
