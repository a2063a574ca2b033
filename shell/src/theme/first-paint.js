(function () {
  var theme = 'dark';
  var language = 'en';
  try {
    theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark';
    if (localStorage.getItem('theme-choice') === 'system') {
      theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    }
    if (/^(es|fr|de)$/.test(localStorage.getItem('language') || '')) language = localStorage.getItem('language');
  } catch (_error) {
    // Without storage the defaults stay.
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = language;
})();
