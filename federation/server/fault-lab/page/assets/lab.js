/* The fault lab's page: sends what the forms say, and shows the server's response. */
(function () {
  'use strict';

  const API = '/api/v1/fault-lab';
  const SIGNAL = `${API}/signal`;
  const add = document.getElementById('add');
  const limit = document.getElementById('limit');
  const said = document.getElementById('said');

  let quiet;
  /** The fault whose usual seconds the field has. */
  let secondsFor;

  /** A success is shown for a while; a failure stays until the next message. */
  function say(text, isBad) {
    clearTimeout(quiet);
    said.textContent = text;
    said.className = isBad ? 'bad' : '';
    if (!isBad) quiet = setTimeout(() => (said.textContent = ''), 6000);
  }

  function read(id) {
    return JSON.parse(document.getElementById(id).textContent);
  }

  /** The session's faults as they can be requested again: without used up ones, and the one at `without`. */
  function current(without) {
    const { faults, timeout_ms } = read('lab-state');
    return { faults: faults.filter((fault, index) => index !== without && fault.times !== 0), timeout_ms };
  }

  /** The faults as a file that a team keeps with its code. */
  function asRecipe() {
    return JSON.stringify(
      { name: 'new-recipe', description: 'What happens, and what one sees.', ...current() },
      null,
      2,
    );
  }

  /** Opens the page of a recipe, in the form of a link to share: the server checks it and states what it does. */
  async function openRecipe(file) {
    try {
      const bytes = new TextEncoder().encode(JSON.stringify(JSON.parse(await file.text())));
      const value = btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replaceAll('=', '');
      location.assign(`/fault-lab?apply=${value}`);
    } catch {
      say('This file is no recipe: it is not JSON.', true);
    }
  }

  function problemOf({ detail }) {
    return Array.isArray(detail) ? detail.map((item) => item.msg).join('; ') : String(detail);
  }

  async function send(method, body, url = API) {
    const options = body
      ? { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
      : { method };
    const response = await fetch(url, options);
    if (!response.ok) {
      throw new Error(
        problemOf(await response.json().catch(() => ({ detail: `The server answered ${response.status}.` }))),
      );
    }
  }

  /** Replaces the state by the server's own rendering of it. */
  async function refresh() {
    const page = new DOMParser().parseFromString(await (await fetch('/fault-lab')).text(), 'text/html');
    document.getElementById('state').replaceWith(page.getElementById('state'));
    showFullUrl();
  }

  async function change(method, body, done, focus, url) {
    try {
      await send(method, body, url);
      await refresh();
      say(done, false);
      // The button that was pressed may be gone.
      if (focus) document.getElementById('state-title').focus();
      return true;
    } catch (error) {
      say(error instanceof TypeError ? 'The server did not answer. Please try again.' : error.message, true);
      return false;
    }
  }

  function showFullUrl() {
    const share = document.querySelector('[data-share]');
    if (share) share.value = new URL(share.getAttribute('value'), location.href).href;
  }

  const hasFiles = (stage) => !['entry', 'init', 'api'].includes(stage);

  /** Shows only what can be chosen together. */
  function compatibilityFields() {
    const remote = add.elements.remote.value;
    const isShell = remote === 'shell';
    for (const option of add.elements.kind.options) {
      option.disabled = (isShell ? option.dataset.shell : option.dataset.remotes) === 'no';
    }
    if (add.elements.kind.selectedOptions[0]?.disabled !== false) add.elements.kind.value = 'chunk/404';
    const [stage, fault] = add.elements.kind.value.split('/');
    const file = add.elements.file;
    for (const group of file.querySelectorAll('optgroup')) {
      group.hidden = group.dataset.remote !== remote;
      group.disabled = group.hidden;
    }
    const chosen = file.selectedOptions[0]?.closest('optgroup');
    if (chosen && chosen.disabled) file.value = '';
    add.querySelector('[data-for="file"]').hidden = !hasFiles(stage);
    const seconds = add.elements.kind.selectedOptions[0].dataset.seconds;
    add.querySelector('[data-for="seconds"]').hidden = seconds === '';
    if (fault !== secondsFor) add.elements.seconds.value = seconds;
    secondsFor = fault;
    add.querySelector('[data-for="start"]').hidden = add.elements.start.value !== 'seconds';
  }

  function wanted() {
    const { remote, kind, file, seconds, times, previous, start, after } = add.elements;
    const [stage, fault] = kind.value.split('/');
    const hasFile = hasFiles(stage) && file.value !== '';
    return {
      remote: remote.value,
      stage,
      fault,
      file: hasFile ? file.value : null,
      seconds: kind.selectedOptions[0].dataset.seconds === '' || seconds.value === '' ? null : Number(seconds.value),
      times: times.value === '' ? null : Number(times.value),
      previous: previous.checked,
      start: start.value === 'seconds' ? Number(after.value) : start.value,
    };
  }

  add.addEventListener('change', compatibilityFields);
  add.addEventListener('submit', function (event) {
    event.preventDefault();
    const { faults, timeout_ms } = current();
    const fault = wanted();
    void change(
      'PUT',
      { faults: [...faults, fault], timeout_ms },
      `${fault.remote} has the fault. Open or reload a page to see it.`,
      false,
    );
  });

  limit.addEventListener('submit', function (event) {
    event.preventDefault();
    const { value } = limit.elements.limit;
    const done = value === '' ? 'Stages have 120 seconds again.' : `Stages have ${value} seconds in this browser.`;
    void change(
      'PUT',
      { faults: current().faults, timeout_ms: value === '' ? null : Math.round(Number(value) * 1000) },
      done,
      false,
    );
  });

  const presses = {
    remove(button) {
      void change('PUT', current(Number(button.dataset.remove)), 'The fault is gone.', true);
    },
    signal() {
      void change('POST', undefined, 'The faults apply to what the open page loads from now on.', true, SIGNAL);
    },
    clear() {
      limit.elements.limit.value = '';
      void change('DELETE', undefined, 'All faults are off in this browser.', true);
    },
    async apply() {
      if (
        !(await change(
          'PUT',
          read('lab-shared'),
          'The faults are on in this browser. Open or reload a page to see them.',
          true,
        ))
      ) {
        return;
      }
      document.getElementById('shared').remove();
      history.replaceState(null, '', '/fault-lab');
    },
    async copy(button) {
      const share = document.querySelector('[data-share]');
      const isRecipe = button.dataset.copy === 'recipe';
      try {
        await navigator.clipboard.writeText(isRecipe ? asRecipe() : share.value);
        say(isRecipe ? 'The recipe is copied: give it a name and a description.' : 'The link is copied.', false);
      } catch {
        share.select();
        say('This page may not copy. The link is selected: copy it with your keyboard.', false);
      }
    },
    choose(button) {
      add.elements.remote.value = button.dataset.choose;
      compatibilityFields();
      add.elements.kind.focus();
    },
  };

  document.querySelector('[data-recipe]').addEventListener('change', function (event) {
    const [file] = event.target.files;
    if (file) void openRecipe(file);
  });

  document.addEventListener('click', function (event) {
    const button = event.target instanceof Element ? event.target.closest('button[type="button"]') : null;
    const name = button && Object.keys(presses).find((press) => press in button.dataset);
    if (name) void presses[name](button);
  });

  compatibilityFields();
  showFullUrl();
})();
