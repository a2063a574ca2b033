/* Runs the steps of the widget. Only the last step sends a request to the server. */
(function () {
  'use strict';

  const CODE = '123456';
  const MESSAGE_PAUSE_MS = 200;
  const visit = JSON.parse(document.getElementById('visit').textContent);
  const user = document.getElementById('user');
  const code = document.getElementById('code');
  const search = document.getElementById('search');
  const banks = [...document.querySelectorAll('.institutions li')];
  let provider = '';
  let chosenUser = null;
  /** Message that each button for closing the widget posts to the page. */
  let closing = { action: 'exit', status: 'USER_CLOSE_ACTION' };

  /** Posts a message to the embedding page, only if the page has the origin of the signed token. */
  function tell(data) {
    if (visit.origin && parent !== window) parent.postMessage(data, visit.origin);
  }

  /** Moves the focus to the step's first field or heading, if the focus is in the widget. */
  function focusFirst(step) {
    if (!document.hasFocus()) return;
    const first = step.querySelector('[aria-invalid="true"]') || step.querySelector('[data-first]');
    (first || step.querySelector('h1')).focus();
  }

  function show(id) {
    document.querySelectorAll('main > section').forEach((section) => {
      section.hidden = section.id !== id;
    });
    const step = document.getElementById(id);
    document.title = step.querySelector('h1').textContent;
    scrollTo(0, 0);
    focusFirst(step);
  }

  function onSubmit(id, handle) {
    document.querySelector('#' + id + ' form').addEventListener('submit', (event) => {
      event.preventDefault();
      handle();
    });
  }

  function refuse(input, text) {
    const problem = document.getElementById(input.id + '-problem');
    problem.textContent = text;
    problem.hidden = false;
    input.setAttribute('aria-invalid', 'true');
    input.focus();
  }

  function fail(error) {
    document.getElementById('error-message').textContent = error.message;
    document.getElementById('error-code').textContent = error.code + ' ' + error.title;
    tell(error);
    show('error');
  }

  function chooseBank(button) {
    const name = button.querySelector('strong').textContent;
    const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) texts.currentNode.data = texts.currentNode.data.replaceAll('{bank}', name);
    provider = button.value;
    show('sign-in');
  }

  function element(tag, text) {
    return Object.assign(document.createElement(tag), { textContent: text });
  }

  function showResult(result) {
    const rows = result.accounts.map((account) => {
      const row = element('li', '');
      row.append(element('strong', account.name), ' ', element('span', account.number), element('small', account.bank));
      return row;
    });
    document.querySelector('.accounts').append(...rows);
    if (rows.length > 0) closing = { action: 'exit', fnToCall: 'accountStatus', sites: [] };
    show(rows.length > 0 ? 'linked' : 'failed');
    result.messages.forEach((message, index) => setTimeout(tell, index * MESSAGE_PAUSE_MS, message));
  }

  async function finish() {
    const body = new URLSearchParams({
      accessToken: visit.accessToken,
      provider: provider,
      user: chosenUser.userName,
      language: document.documentElement.lang,
    });
    try {
      const response = await fetch('/widget/finish', { method: 'POST', body: body });
      const result = await response.json();
      if (result.error) fail(result.error);
      else showResult(result);
    } catch {
      fail(visit.offline);
    }
  }

  onSubmit('banks', () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    banks.forEach((bank) => {
      const name = bank.querySelector('strong').textContent.toLowerCase();
      bank.hidden = !words.every((word) => name.includes(word));
    });
    const isNoneFound = banks.every((bank) => bank.hidden);
    document.querySelector('.institutions').hidden = isNoneFound;
    document.querySelector('#banks [role="status"]').hidden = !isNoneFound;
    search.focus();
  });
  banks.forEach((bank) => {
    const button = bank.querySelector('button');
    button.addEventListener('click', () => chooseBank(button));
  });
  onSubmit('sign-in', () => {
    const name = user.value.trim();
    chosenUser = visit.users.find(({ userName }) => userName === name);
    if (chosenUser) show(chosenUser.asksCode ? 'enter-code' : 'consent');
    else refuse(user, name === '' ? visit.texts.missing : visit.texts.unknown);
  });
  onSubmit('enter-code', () => {
    if (code.value.trim() === CODE) return show('consent');
    code.value = '';
    return refuse(code, visit.texts.wrongCode);
  });
  onSubmit('consent', () => {
    show('progress');
    setTimeout(() => void finish(), chosenUser.takesMs);
  });
  document.querySelectorAll('[data-close]').forEach((button) => {
    button.addEventListener('click', () => tell(closing));
  });

  if (visit.error) fail(visit.error);
  else show('banks');
})();
