import { html, type Html } from '../../pages/html';
import { DEFAULT_SLOW_SECONDS } from '../answer';
import { catalogue, isKnownFault, labStages, SHELL, stageTitle } from '../catalogue';
import type { LabTarget } from '../state';

function faultOptions(): Html[] {
  return labStages.map((stage) => {
    const options = catalogue
      .filter((known) => known.stage === stage)
      .map(({ fault, label }) => html`<option value="${stage}/${fault}" data-shell="${isKnownFault(SHELL, stage, fault) ? 'yes' : 'no'}">${label}</option>`);
    return html`<optgroup label="${stageTitle(stage)}">${options}</optgroup>`;
  });
}

function fileOptions(targets: readonly LabTarget[]): Html[] {
  return targets.map(({ name, files }) => html`<optgroup label="${name}" data-remote="${name}">${files.map((file) => html`<option value="${file}">${file}</option>`)}</optgroup>`);
}

/** What to break, where, and how often; the script sends it. */
export function faultForm(targets: readonly LabTarget[]): Html {
  return html`<form class="card" id="add" aria-labelledby="add-title">
<h2 id="add-title">Add a fault</h2>
<label class="field"><span>Remote</span><select name="remote">${targets.map(({ name, version }) => html`<option value="${name}">${name} ${version}</option>`)}</select></label>
<label class="field"><span>Stage and fault</span><select name="kind">${faultOptions()}</select></label>
<label class="field" data-for="file"><span>File</span><select name="file"><option value="">Every file of the stage</option>${fileOptions(targets)}</select></label>
<label class="field" data-for="slow"><span>Seconds until it is there</span><input name="seconds" type="number" inputmode="numeric" min="1" max="300" value="${String(DEFAULT_SLOW_SECONDS)}"></label>
<label class="field"><span>Times <small>empty: until cleared</small></span><input name="times" type="number" inputmode="numeric" min="1" max="1000"></label>
<label class="check"><input name="previous" type="checkbox" checked><span>Also in the release that the browser falls back to</span></label>
<div class="row"><button class="button">Add the fault</button></div>
</form>`;
}

/** The 120 seconds of each stage, shorter for this browser. */
export function limitForm(timeoutMs: number | null): Html {
  return html`<form class="card" id="limit" aria-labelledby="limit-title">
<h2 id="limit-title">Time limit</h2>
<label class="field"><span>Seconds for each stage <small>empty: 120, as for everybody</small></span><input name="limit" type="number" inputmode="decimal" min="0.5" max="120" step="0.5" value="${timeoutMs === null ? '' : String(timeoutMs / 1000)}"></label>
<div class="row"><button class="button secondary">Set the limit</button></div>
</form>`;
}
