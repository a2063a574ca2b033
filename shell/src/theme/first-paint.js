(function () {
  var theme = 'dark';
  var language = 'en';
  try {
    theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark';
    if (localStorage.getItem('theme-choice') === 'system') {
      theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    }
    // The shell corrects an unknown one.
    language = localStorage.getItem('language') || 'en';
  } catch (_error) {
    // Without storage the defaults stay.
  }
  document.documentElement.dataset.theme = theme;
  document.documentElement.lang = language;
})();
