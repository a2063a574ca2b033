import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  builtVersion,
  describeFiles,
  loadGuardText,
  inlineScript,
  requiredShared,
  providedShared,
} from './fixture-builds';

/** Paths of files, named as by the build recipe. */
export const labFiles = {
  entry: 'static/js/remote-entry.aaaaaaaa.js',
  page: 'static/js/page-budget.bbbbbbbb.js',
  style: 'static/css/page-budget.cccccccc.css',
  shared: 'static/js/chart-drawing.dddddddd.js',
};
export const shellChunk = 'static/js/query.eeeeeeee.js';

export const labFileContents: Record<string, string> = {
  [labFiles.entry]: `var mfe_samples;(()=>{mfe_samples={init(){},get(){}};${loadGuardText}})();`,
  [labFiles.page]: '(self.webpackChunkmfe_samples=self.webpackChunkmfe_samples||[]).push([["page-budget"],{1(){}}]);',
  [labFiles.style]: '.budget{color:red}',
  [labFiles.shared]: 'chart();',
};

function write(folder: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

const pagePaths: Record<string, string> = { 'mfe-samples': '/budget', 'mfe-other': '/other' };

const releaseOf = (name: string) => ({
  name,
  version: '1.2.3',
  contract: '^1.0.0',
  pages: [{ path: pagePaths[name], module: './budget', access: 'public' }],
  slots: [],
  entry: labFiles.entry,
  modules: { './budget': { js: [labFiles.page], css: [labFiles.style] } },
  files: describeFiles(labFileContents),
  needs: requiredShared,
});

/** The version that the server assigns to the build of mfe-samples. */
export const labVersion = builtVersion(JSON.stringify(releaseOf('mfe-samples')));

/** Writes builds of a small shell and two similar remotes into a temporary folder. */
export function writeLabBuilds(): string {
  const root = mkdtempSync(join(tmpdir(), 'verdant-builds-'));
  const shell = { js: ['static/js/main.12345678.js'], css: [], preload: [], provides: providedShared, inlineScript };
  write(join(root, 'shell/dist'), {
    'shell.json': JSON.stringify(shell),
    'static/js/main.12345678.js': 'main();',
    [shellChunk]: 'query();',
  });
  for (const name of Object.keys(pagePaths)) {
    write(join(root, name, 'dist'), { ...labFileContents, 'release.json': JSON.stringify(releaseOf(name)) });
  }
  return root;
}
