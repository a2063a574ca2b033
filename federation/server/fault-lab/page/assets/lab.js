/* Shows the faults that the server has stored for this browser, and sends changes. */
const byId = (id) => document.getElementById(id);
const { remote, kind, file, calls, seconds, times, previous } = byId('add').elements;
const { limit } = byId('limit').elements;
let lab;

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const say = (textContent, className = '') => Object.assign(byId('said'), { textContent, className });

async function send(method, body) {
  const content = body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch('/api/v1/fault-lab', { method, ...content });
  const answer = await response.json().catch(() => ({ detail: `The server answered ${response.status}.` }));
  if (response.ok) return answer;
  const { detail } = answer;
  const problems = Array.isArray(detail) ? detail.map(({ loc, msg }) => [...loc.slice(1), msg].join(': ')) : [detail];
  throw new Error(problems.join('; '));
}

/** Sends a change if `method` is given, then shows the state of the lab. */
async function change(method, body, done = '') {
  try {
    if (method) await send(method, body);
    lab = await send('GET');
    show();
    say(done);
    // The change can have removed the pressed button, which would leave the focus on `body`.
    if (method && document.activeElement === document.body) byId('state-title').focus();
  } catch (error) {
    say(error instanceof TypeError ? 'The server did not answer. Please try again.' : error.message, 'bad');
  }
}

const requestOf = (faults) =>
  faults.filter(({ left }) => left !== 0).map(({ left, ...fault }) => ({ ...fault, times: left }));
const put = (faults, timeout_ms, done) => change('PUT', { faults, timeout_ms }, done);

const kindOf = (value) => lab.catalogue.find(({ stage, fault }) => `${stage}/${fault}` === value);

function faultItem(fault) {
  const { label, seconds: usual } = kindOf(`${fault.stage}/${fault.fault}`);
  const details = [
    fault.file,
    usual && `${fault.seconds ?? usual} seconds`,
    !fault.previous && 'not in the previous release',
    fault.left === null ? 'until cleared' : `${fault.left} ${fault.left === 1 ? 'time' : 'times'} more`,
  ];
  const others = requestOf(lab.faults.filter((other) => other !== fault));
  const remove = make('button', {
    className: 'secondary',
    textContent: 'Remove',
    ariaLabel: `Remove ${fault.remote}, ${label}`,
    onclick: () => put(others, lab.timeout_ms, 'The fault is gone.'),
  });
  const note = make('p', { className: 'note', textContent: details.filter(Boolean).join(', ') });
  return make('li', {}, make('div', {}, make('strong', {}, fault.remote), ` ${fault.stage} ${label}`, note), remove);
}

function applyRecipe({ faults, timeout_ms = null, offline }) {
  const next = offline ? 'Take the network away yourself: no server can.' : 'Open or reload a page to see it.';
  return put(faults, timeout_ms, `The recipe is on. ${next}`);
}

function recipeItem({ id, recipe }) {
  const button = { className: 'secondary', ariaLabel: `Apply the recipe ${id}`, onclick: () => applyRecipe(recipe) };
  const note = make('p', { className: 'note', textContent: recipe.description });
  return make('li', {}, make('div', {}, make('strong', {}, id), note), make('button', button, 'Apply'));
}

function show() {
  byId('is-on').textContent = lab.on ? 'on' : 'off';
  byId('faults').replaceChildren(...lab.faults.map(faultItem));
  limit.value = lab.timeout_ms === null ? '' : lab.timeout_ms / 1000;
  byId('recipes').replaceChildren(...lab.recipes.map(recipeItem), ...lab.problems.map((text) => make('li', {}, text)));
  if (remote.length > 0) return;
  remote.append(...lab.remotes.map(({ name, version }) => new Option(`${name} ${version}`, name)));
  showRemote();
}

function showRemote() {
  const { url = '', files = [], is_host } = lab.remotes.find(({ name }) => name === remote.value) ?? {};
  const before = kind.value;
  const faults = lab.catalogue.filter(({ of_host, of_remotes }) => (is_host ? of_host : of_remotes));
  const options = faults.map(({ stage, fault, label }) => new Option(`${stage}: ${label}`, `${stage}/${fault}`));
  kind.replaceChildren(...options);
  kind.value = before;
  if (kind.value === '') kind.value = 'chunk/404';
  file.replaceChildren(new Option('Every file of the stage', ''), ...files.map((name) => new Option(name)));
  byId('url').textContent = url;
  showKind();
}

function showKind() {
  const { stage, seconds: usual } = kindOf(kind.value);
  file.parentElement.hidden = ['entry', 'init', 'api'].includes(stage);
  calls.parentElement.hidden = stage !== 'api';
  seconds.parentElement.hidden = usual === null;
  seconds.value = usual ?? '';
}

function chosenFault() {
  const { stage, fault } = kindOf(kind.value);
  const narrowed = [file, calls].find(({ parentElement }) => !parentElement.hidden)?.value;
  const count = ({ value }) => (value === '' ? null : Number(value));
  const often = { seconds: count(seconds), times: count(times), previous: previous.value === 'yes' };
  return { remote: remote.value, stage, fault, file: narrowed || null, ...often };
}

/** Shows a text and copies it, or selects it if the browser refuses to copy. */
async function copy(name, text, shown) {
  shown.textContent = text;
  try {
    await navigator.clipboard.writeText(text);
    say(`${name} is copied.`);
  } catch {
    getSelection().selectAllChildren(shown);
    say(`This page may not copy. ${name} is selected: copy it with your keyboard.`, 'bad');
  }
}

const reportAs = (format) =>
  JSON.parse(sessionStorage.getItem('fault-lab-report'))?.[format] ??
  'None yet: open a page while the lab is on, then come back in the same tab.';

const on = (type, element, act) => element.addEventListener(type, act);
on('submit', byId('add'), (event) => {
  event.preventDefault();
  const done = `${remote.value} has the fault. Open or reload a page to see it.`;
  void put([...requestOf(lab.faults), chosenFault()], lab.timeout_ms, done);
});
on('submit', byId('limit'), (event) => {
  event.preventDefault();
  const done = `Stages have ${limit.value || 120} seconds in this browser.`;
  void put(requestOf(lab.faults), limit.value === '' ? null : Math.round(Number(limit.value) * 1000), done);
});
on('change', remote, showRemote);
on('change', kind, showKind);
on('click', byId('clear'), () => change('DELETE', undefined, 'All faults are off in this browser.'));
on('click', byId('copy-recipe'), () => {
  const named = { name: 'new-recipe', description: 'What happens, and what one sees.' };
  const recipe = { ...named, faults: requestOf(lab.faults), timeout_ms: lab.timeout_ms };
  void copy('The recipe', JSON.stringify(recipe, null, 2), byId('recipe-text'));
});
on('change', byId('recipe-file'), async ({ target }) => {
  try {
    await applyRecipe(JSON.parse(await target.files[0].text()));
  } catch {
    say('This file is no recipe in JSON.', 'bad');
  }
  target.value = '';
});
on('click', byId('copy-text'), () => copy('The report', reportAs('text'), byId('report-text')));
on('click', byId('copy-json'), () => copy('The report', reportAs('json'), byId('report-text')));
on('pageshow', globalThis, () => (byId('report-text').textContent = reportAs('text')));
void change();
