import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  servedVersion,
  describeFiles,
  loadGuardText,
  inlineScript,
  remoteManifestJson,
  providedSharedPackages,
  writeFiles,
} from './fixture-builds';

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

const pagePaths: Record<string, string> = { 'mfe-samples': '/budget', 'mfe-other': '/other' };

const releaseOf = (name: string) =>
  remoteManifestJson({
    name,
    pages: [{ path: pagePaths[name], module: './budget', access: 'public' }],
    entry: labFiles.entry,
    modules: { './budget': { js: [labFiles.page], css: [labFiles.style] } },
    files: describeFiles(labFileContents),
  });

export const labVersion = servedVersion(releaseOf('mfe-samples'));

export function writeLabBuilds(): string {
  const root = mkdtempSync(join(tmpdir(), 'verdant-builds-'));
  const shell = {
    js: ['static/js/main.12345678.js'],
    css: [],
    preload: [],
    provides: providedSharedPackages,
    inlineScript,
  };
  writeFiles(join(root, 'shell/dist'), {
    'shell.json': JSON.stringify(shell),
    'static/js/main.12345678.js': 'main();',
    [shellChunk]: 'query();',
  });
  for (const name of Object.keys(pagePaths)) {
    writeFiles(join(root, name, 'dist'), { ...labFileContents, 'release.json': releaseOf(name) });
  }
  return root;
}
