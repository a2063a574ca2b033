import { dirname, relative, sep, posix } from 'node:path';
import { ROOT } from '../lib/root.mjs';

/** @typedef {Record<string, any>} Node a node of the syntax tree */

const NO_SERVER = "Browser code never imports the server: what both agree on is '@verdant/shared/contract'.";

/**
 * Refused imports, with the reason. A regular expression is matched against `<file> -> <target>`, with paths relative to
 * the repository. The target is the package name if a package is imported.
 * @type {[refused: RegExp, reason: string][]}
 */
const REFUSED = [
  [
    /^(mfe-[a-z]+)\/src\/.* -> (?!\1(?:\/|$))mfe-/,
    'A remote is built and deployed alone: it imports no other remote. What two of them need belongs in shared.',
  ],
  [
    /^mfe-[a-z]+\/src\/.* -> shell(?:\/|$)/,
    "A remote reaches auth, theme, toast and API only through '@verdant/shared/services': it never imports the shell.",
  ],
  [/^(?:mfe-[a-z]+|shell)\/src\/.* -> server(?:\/|$)/, NO_SERVER],
  [
    /^mfe-[a-z]+\/src\/.* -> (?:react-router|react-router-dom|@remix-run\/router)(?:\/|$)/,
    "Remotes take the router's few names from '@verdant/shared/router': one router for the whole page, and 47 KB less.",
  ],
  [/^shell\/src\/.* -> mfe-/, 'The shell knows no remote by name: its routes are made from what the remotes declare.'],
  [
    /^shared\/src\/.* -> (?:(?:shell|server)(?:\/|$)|mfe-)/,
    'Arrows run one way: shell, server and remotes import shared, and shared imports none of them.',
  ],
  [
    /^shared\/src\/([a-z-]+)\/.* -> shared\/src\/(?!\1(?:\/|$))(?:api|query|router|services|texts|ui)(?:\/|$)/,
    "Federation shares this module between shell and remotes by its package name: '@verdant/shared/<folder>'. A relative path would make a second copy.",
  ],
  [
    /^(?:mfe-[a-z]+|shell|shared)\/src\/(?!charts\/).* -> (?:chart\.js|react-chartjs-2)(?:\/|$)/,
    "Charts come from '@verdant/shared/charts', which loads the library only when a chart comes into view.",
  ],
  [
    /^(?!shared\/).* -> shared\/src|^(?!shell\/).* -> @verdant\/shared\/[^/]+\/|^shell\/.* -> @verdant\/shared\/(?!styles\/)[^/]+\//,
    "shared's public surface is one module a folder: import '@verdant/shared/<folder>'; what lies behind it is its own business.",
  ],
  [
    /^federation\/.* -> (?:(?:shell|shared|@verdant\/shared)(?:\/|$)|server(?:$|\/(?!testing\/))|mfe-)/,
    'The platform knows no product: it imports nothing of shell, shared, server or a remote. What it needs of them is passed in.',
  ],
  [
    /^server\/.* -> (?:federation(?:\/|$)|@verdant\/federation(?:$|\/(?:browser|build|before-react)(?:\/|$)|\/[^/]+\/))/,
    "The server takes from the platform only '@verdant/federation/server', '/http', '/limits', '/settings', '/contract' and '/fit'.",
  ],
  [/^server\/.* -> (?:shell(?:\/|$)|mfe-)/, "The server serves the browser's files and never imports their sources."],
  [
    /^(?:server|e2e)\/.* -> @verdant\/shared\/(?!(?:contract|brand)$)/,
    "Server and browser tests take from shared only '@verdant/shared/contract' and '@verdant/shared/brand'.",
  ],
  [
    /^e2e\/.* -> (?:shell(?:\/|$)|mfe-|server(?:$|\/(?!testing\/)))/,
    "Browser tests see the product from outside, as a user does: of the server they import only what starts it, from 'server/testing'.",
  ],
];

/**
 * Returns the reason why a file must not import a target; undefined if the import is allowed.
 * @param {string} file relative to the repository, with `/`
 * @param {string} specifier
 */
export function importProblem(file, specifier) {
  const target = specifier.startsWith('.') ? posix.join(dirname(file), specifier) : specifier;
  return REFUSED.find(([refused]) => refused.test(`${file} -> ${target}`))?.[1];
}

export const boundaries = {
  meta: { type: 'problem' },
  /** @param {{ filename: string, report: (problem: { node: Node, message: string }) => void }} context */
  create({ filename, report }) {
    const file = relative(ROOT, filename).replaceAll(sep, '/');
    /** @param {Node} node */
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' ? importProblem(file, source.value) : undefined;
      if (message !== undefined) report({ node: source, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
