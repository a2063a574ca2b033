import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { faultRecipe, type FaultRecipe } from '../../contract/faults';
import { readManifest, type BuildFolders } from '../builds/read-builds';

/** A recipe. `id` is the remote's folder and the recipe's name: `mfe-quiz/slow-phone`. */
export interface NamedRecipe {
  readonly id: string;
  readonly recipe: FaultRecipe;
}

export interface Recipes {
  readonly recipes: readonly NamedRecipe[];
  readonly problems: readonly string[];
}

const FOLDER = 'faults';
const FILE = /^[a-z][a-z0-9-]*\.json$/;

function readRecipe(file: string): FaultRecipe {
  const recipe = readManifest(file, faultRecipe);
  const expected = basename(file, '.json');
  if (recipe.name !== expected) throw new Error(`its name is ${recipe.name}, and its file is ${expected}`);
  return recipe;
}

/** Reads the recipes `<root>/<remote>/faults/<name>.json` uncached, so that a tester sees an edited recipe at once. */
export function readRecipes({ root }: Pick<BuildFolders, 'root'>): Recipes {
  const recipes: NamedRecipe[] = [];
  const problems: string[] = [];
  const owners = existsSync(root) ? readdirSync(root).filter((name) => existsSync(join(root, name, FOLDER))) : [];
  for (const owner of owners.sort()) {
    const folder = join(root, owner, FOLDER);
    for (const name of readdirSync(folder)
      .filter((one) => FILE.test(one))
      .sort()) {
      try {
        recipes.push({ id: `${owner}/${basename(name, '.json')}`, recipe: readRecipe(join(folder, name)) });
      } catch (error) {
        problems.push(`${owner}/${FOLDER}/${name}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }
  return { recipes, problems };
}
