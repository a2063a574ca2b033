// Sends the requests that the page of a signed-in user will need; `preloaded-requests.ts` uses the responses.
(function () {
  var root = document.documentElement;
  var token = null;
  try {
    token = localStorage.getItem('token');
  } catch (_error) {
    // Storage is blocked, so no user is signed in.
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
    // Requests have `keepalive`, because Firefox delays all other requests until the style sheets have responded.
    var response = fetch(url, { headers: headers, keepalive: true });
    // The code that uses the response handles a failure; this handler only prevents an unhandled rejection.
    response.catch(function () {});
    calls[url] = { token: token, language: language, at: Date.now(), response: response };
  });
  window.preloadedRequests = calls;
})();
