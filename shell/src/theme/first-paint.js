(function () {
  var theme = 'dark';
  var language;
  try {
    theme = localStorage.getItem('theme') === 'light' ? 'light' : 'dark';
    if (localStorage.getItem('theme-choice') === 'system') {
      theme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    }
    language = localStorage.getItem('language');
  } catch (_error) {
    // Without storage the defaults stay.
  }
  document.documentElement.dataset.theme = theme;
  // The shell corrects an unknown one. Without a choice the server's stays, which is the browser's.
  if (language) document.documentElement.lang = language;
})();
