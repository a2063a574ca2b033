/** Inlined in the host page. Applies the choices on this device before the first paint. */
(() => {
  const html = document.documentElement;
  let theme = 'dark';
  try {
    if (localStorage.getItem('theme') === 'light') theme = 'light';
    if (localStorage.getItem('theme-choice') === 'system') {
      theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    }
    const language = localStorage.getItem('language');
    // The shell later corrects an unknown language. The page keeps the language that the server took from the browser's
    // preference if none was chosen.
    if (language && language !== html.lang) {
      html.lang = language;
      html.dataset.prerendered = 'other-language';
    }
    // The attribute stays until the shell covers amounts; app/prerendered-page.css blurs the page meanwhile.
    if (localStorage.getItem('verdant:amounts')) html.dataset.amounts = 'waiting';
    // The attribute stays until the shell knows the user; app/prerendered-page.css hides content for visitors meanwhile.
    if (localStorage.getItem('token')) html.dataset.session = 'stored';
  } catch {
    // Storage is blocked, so the defaults stay.
  }
  html.dataset.theme = theme;
})();
