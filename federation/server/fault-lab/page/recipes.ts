import { html, type Html } from '../../http';
import type { Recipes } from '../read-recipes';

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
