import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';
import { faultRecipe, type FaultRecipe } from '../../contract/faults';
import type { BuildFolders } from '../builds/read-builds';

/** A recipe. `id` consists of the remote's folder and the recipe's name: `mfe-quiz/slow-phone`. */
export interface NamedRecipe {
  readonly id: string;
  readonly recipe: FaultRecipe;
}

export interface Recipes {
  readonly recipes: readonly NamedRecipe[];
  /** Reasons why files were left out, one line each. */
  readonly problems: readonly string[];
}

const FOLDER = 'faults';
const FILE = /^[a-z][a-z0-9-]*\.json$/;

function readRecipe(file: string): FaultRecipe {
  const result = v.safeParse(faultRecipe, JSON.parse(readFileSync(file, 'utf8')));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${v.getDotPath(issue) ?? 'the file'}: ${issue.message}`);
  }
  const expected = basename(file, '.json');
  const { name } = result.output;
  if (name !== expected) throw new Error(`its name is ${name}, and its file is ${expected}`);
  return result.output;
}

/**
 * Reads the recipes in the teams' folders: `<root>/<remote>/faults/<name>.json`. The recipes are not cached, so that a
 * tester sees an edited recipe at once.
 */
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
