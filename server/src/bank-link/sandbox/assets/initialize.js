/*
 * The sandbox's replacement for the initialize.js of FastLink 4, with the same global variable. The script never calls the
 * page's callbacks, because the widget posts messages to the page.
 */
(function () {
  'use strict';

  let frame = null;

  function field(form, name, value) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }

  function close() {
    frame?.remove();
    frame = null;
  }

  function open(options, containerId) {
    close();
    const container = document.getElementById(containerId);
    if (!container) throw new Error('FastLink: there is no element with the id ' + containerId);

    frame = document.createElement('iframe');
    frame.name = 'fastlink-' + Math.random().toString(36).slice(2);
    frame.title = 'Bank connection';
    frame.referrerPolicy = 'strict-origin';
    frame.allow = 'clipboard-write';
    frame.style.border = '0';
    frame.style.width = '100%';
    frame.style.height = (container.clientHeight || 600) + 'px';
    container.append(frame);

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
