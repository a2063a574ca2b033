import * as v from 'valibot';
import { isAmbiguous, offerProblem, remoteDeclaration } from '@verdant/federation/contract';

/** True if the value can be a component: a function, or the result of `memo` or `lazy`. */
const isComponent = (value: unknown): boolean =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/** Returns the reasons why the shell would refuse a remote with these modules, by their names in `remote.json`. */
export function remoteProblems(declaration: unknown, modules: Readonly<Record<string, object>>): string[] {
  const read = v.safeParse(remoteDeclaration, declaration);
  if (!read.success) return read.issues.map((issue) => `remote.json ${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  const { pages, slots } = read.output;
  const paths = pages.map(({ path }) => path);
  const twice = paths
    .filter((path, index) => paths.slice(0, index).some((earlier) => isAmbiguous(earlier, path)))
    .map((path) => `${path} is declared twice`);
  const names = [...new Set([...pages, ...slots].map(({ module }) => module))];
  const wrong = names.flatMap((name) => {
    const found = modules[name];
    if (!found) return [`${name} is declared, and not among the modules of this test`];
    const exported = Object.values(found);
    return exported.length === 1 && exported.every(isComponent)
      ? []
      : [`${name} must export exactly one component, and nothing else`];
  });
  return [...twice, ...wrong, offerProblem(read.output) ?? []].flat();
}

type Declaration = Readonly<Record<'pages' | 'slots', readonly { readonly module: string }[] | undefined>>;

/** Imports modules of `remote.json` for `remoteProblems`. `load` gets a module's folder name: `goals` for `./goals`. */
export async function declaredModules(
  { pages = [], slots = [] }: Partial<Declaration>,
  load: (name: string) => Promise<unknown>,
): Promise<Record<string, object>> {
  const names = [...new Set([...pages, ...slots].map(({ module }) => module))];
  const modules = await Promise.all(
    names.map(async (name) => {
      const module = await load(name.replace('./', ''));
      return [name, typeof module === 'object' && module !== null ? module : {}] as const;
    }),
  );
  return Object.fromEntries(modules);
}
