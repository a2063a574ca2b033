// Only tests with a DOM load these modules, because loading them takes a tenth of a second.
if (typeof document !== 'undefined') {
  for (const name of ['testing-library', 'jsdom-gaps']) require(`../../federation/testing/${name}.js`);
}
