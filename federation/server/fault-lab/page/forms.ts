import { catalogue, HOST_NAME, isKnownFault, labStages } from '../../../contract/faults';
import { html, type Html } from '../../http';
import { defaultSeconds } from '../fault-engine';
import type { LabTarget } from '../lab-state';
import { stageTitle } from '../labels';
import type { Recipes } from '../read-recipes';

function faultOptions(): Html[] {
  return labStages.map((stage) => {
    const options = catalogue
      .filter((known) => known.stage === stage)
      .map(
        ({ fault, label }) =>
          html`<option value="${stage}/${fault}" data-seconds="${String(defaultSeconds[fault] ?? '')}" data-shell="${isKnownFault(HOST_NAME, stage, fault) ? 'yes' : 'no'}" data-remotes="${stage === 'api' ? 'no' : 'yes'}">${stage}: ${label}</option>`,
      );
    return html`<optgroup label="${stageTitle(stage)}">${options}</optgroup>`;
  });
}

function fileOptions(targets: readonly LabTarget[]): Html[] {
  return targets.map(
    ({ name, files }) =>
      html`<optgroup label="${name}" data-remote="${name}">${files.map((file) => html`<option value="${file}">${file}</option>`)}</optgroup>`,
  );
}

/** What to break, where, and how often; the script sends it. */
export function faultForm(targets: readonly LabTarget[]): Html {
  return html`<form class="card" id="add" aria-labelledby="add-title">
<h2 id="add-title">Add a fault</h2>
<div class="field"><label for="lab-remote">Remote</label><select id="lab-remote" name="remote">${targets.map(({ name, version }) => html`<option value="${name}">${name} ${version}</option>`)}</select></div>
<div class="field"><label for="lab-kind">Stage and fault</label><select id="lab-kind" name="kind">${faultOptions()}</select></div>
<div class="field" data-for="file"><label for="lab-file">File</label><select id="lab-file" name="file"><option value="">Every file of the stage</option>${fileOptions(targets)}</select></div>
<div class="field" data-for="seconds"><label for="lab-seconds">Seconds</label><input id="lab-seconds" name="seconds" type="number" inputmode="numeric" min="1" max="300"></div>
<div class="field"><label for="lab-times">Times <small>empty: until cleared</small></label><input id="lab-times" name="times" type="number" inputmode="numeric" min="1" max="1000"></div>
<div class="field"><label for="lab-start">Starts</label><select id="lab-start" name="start"><option value="open">As the page is opened</option><option value="seconds">Some seconds after that</option><option value="signal">In the open page, when I say so</option></select></div>
<div class="field" data-for="start"><label for="lab-after">Seconds after the page was opened</label><input id="lab-after" name="after" type="number" inputmode="numeric" min="1" max="600" value="10"></div>
<label class="check"><input name="previous" type="checkbox" checked><span>Also in the release that the browser falls back to</span></label>
<div class="row"><button class="button">Add the fault</button></div>
</form>`;
}

/** The 120 seconds of each stage, shorter for this browser. */
export function limitForm(timeoutMs: number | null): Html {
  return html`<form class="card" id="limit" aria-labelledby="limit-title">
<h2 id="limit-title">Time limit</h2>
<div class="field"><label for="lab-limit">Seconds for each stage <small>empty: 120, the default</small></label><input id="lab-limit" name="limit" type="number" inputmode="decimal" min="0.5" max="120" step="0.5" value="${timeoutMs === null ? '' : String(timeoutMs / 1000)}"></div>
<div class="row"><button class="button secondary">Set the limit</button></div>
</form>`;
}

/** The recipes of all teams, and one from a file. */
export function recipeSection({ recipes, problems }: Recipes): Html {
  const items = recipes.map(
    ({ id, recipe }) => html`<li>
<div><p class="what"><strong>${id}</strong></p><p class="note">${recipe.description}</p></div>
<a class="button secondary" href="/fault-lab?recipe=${encodeURIComponent(id)}" aria-label="Open the recipe ${id}">Open</a>
</li>`,
  );
  const list = items.length > 0 ? html`<ul class="faults">${items}</ul>` : html``;
  const wrong = problems.map((problem) => html`<p class="limit">${problem}</p>`);
  return html`<section class="card" id="recipes" aria-labelledby="recipes-title">
<h2 id="recipes-title">Recipes</h2>
${list}${wrong}
<div class="field"><label for="lab-recipe">Open a file <small>JSON, such as faults/slow-phone.json</small></label><input id="lab-recipe" type="file" accept=".json,application/json" data-recipe></div>
</section>`;
}
