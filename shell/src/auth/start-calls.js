// Starts what the page will ask for, for somebody who is signed in; `early-calls.ts` takes it over.
(function () {
  var root = document.documentElement;
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch (_error) {
    // Without storage nobody is signed in.
  }
  if (!token) return;
  var calls = {};
  var language = root.lang;
  ['/api/v1/auth/me'].concat((root.dataset.calls || '').split(' ').filter(Boolean)).forEach(function (url) {
    var headers = {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'X-Requested-With': 'XMLHttpRequest',
      'Accept-Language': language,
      Authorization: token,
    };
    // Firefox sends only these while a style sheet gets no response.
    var response = fetch(url, { headers: headers, keepalive: true });
    // Whoever takes it deals with a failure.
    response.catch(function () {});
    calls[url] = { token: token, language: language, at: Date.now(), response: response };
  });
  window.verdantEarlyCalls = calls;
})();
