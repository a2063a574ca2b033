/* The sandbox's stand-in for FastLink 4's initialize.js: the same global, the same signature. */
(function () {
  'use strict';

  const widgetOrigin = new URL(document.currentScript.src).origin;
  let shown = null;

  function parse(data) {
    if (typeof data !== 'string') return data;
    try {
      return JSON.parse(data);
    } catch {
      return null;
    }
  }

  /** Calls the callback that a message is for, as far as the page gave one. */
  function tell(options, data) {
    let message = parse(data);
    if (message && message.type === 'POST_MESSAGE') message = parse(message.data);
    if (!message || typeof message !== 'object') return;
    let name = 'onEvent';
    if (message.fnToCall === 'errorHandler' || message.code || message.status === 'FAILED') name = 'onError';
    else if (message.action === 'exit') name = 'onClose';
    else if (message.status === 'SUCCESS') name = 'onSuccess';
    const callback = options[name];
    if (typeof callback === 'function') callback(message);
  }

  function field(form, name, value) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }

  function close() {
    if (!shown) return;
    removeEventListener('message', shown.listen);
    shown.frame.remove();
    shown = null;
  }

  function open(options, containerId) {
    close();
    const container = document.getElementById(containerId);
    if (!container) throw new Error('FastLink: there is no element with the id ' + containerId);

    const frame = document.createElement('iframe');
    frame.name = 'fastlink-' + Math.random().toString(36).slice(2);
    frame.title = 'Bank connection';
    frame.referrerPolicy = 'strict-origin';
    frame.allow = 'clipboard-write';
    frame.style.border = '0';
    frame.style.width = '100%';
    frame.style.height = (container.clientHeight || 600) + 'px';
    container.append(frame);

    function listen(event) {
      if (event.origin === widgetOrigin && event.source === frame.contentWindow) tell(options, event.data);
    }
    addEventListener('message', listen);
    shown = { frame: frame, listen: listen };

    const form = document.createElement('form');
    form.method = 'post';
    form.action = options.fastLinkURL;
    form.target = frame.name;
    field(form, 'accessToken', options.accessToken);
    const params = new URLSearchParams(options.params || {});
    params.set('colorScheme', getComputedStyle(container).colorScheme);
    field(form, 'extraParams', params.toString());
    container.append(form);
    form.submit();
    form.remove();
  }

  window.fastlink = { open: open, close: close };
})();
