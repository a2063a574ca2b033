(function () {
  var theme = 'dark';
  try {
    theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark';
    if (localStorage.getItem('theme-choice') === 'system') {
      theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    }
  } catch (_error) {
    // Without storage the default stays.
  }
  document.documentElement.dataset.theme = theme;
})();
