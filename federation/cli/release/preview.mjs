import { appendFileSync } from 'node:fs';
import { Failure } from '../lib/failure.mjs';
import { forRemote } from './context.mjs';
import { sendBuild, versionOf } from './publish.mjs';
import { PUBLICATIONS } from './server.mjs';

const MAX_DAYS = 90;
/** `refs/pull/7/merge`: what GitHub Actions calls the code of a pull request. */
const PULL_REQUEST_REF = /^refs\/pull\/([1-9]\d*)\//;
const NUMBER = /^[1-9]\d{0,8}$/;

/**
 * The pull request that is named, or that this run of GitHub Actions is about.
 * @param {string | undefined} option
 * @param {NodeJS.ProcessEnv} environment
 */
export function pullRequestOf(option, environment) {
  const number = option ?? PULL_REQUEST_REF.exec(environment['GITHUB_REF'] ?? '')?.[1];
  if (number === undefined) throw new Failure('Name the pull request: --pr <number>', 2);
  if (!NUMBER.test(number)) throw new Failure(`--pr ${number} is not the number of a pull request`, 2);
  return Number(number);
}

/**
 * The version of a pull request's preview: `1.2.0-pr.7`, of a prerelease `1.3.0-beta.1.pr.7`.
 * @param {string} version
 * @param {number} pullRequest
 */
export const previewVersion = (version, pullRequest) =>
  `${version}${version.includes('-') ? '.' : '-'}pr.${pullRequest}`;

/** @param {string | undefined} option @returns {{ days?: number }} */
export function daysOf(option) {
  if (option === undefined) return {};
  const days = Number(option);
  if (!/^\d{1,2}$/.test(option) || days < 1 || days > MAX_DAYS) {
    throw new Failure(`--days ${option} is not a number from 1 to ${MAX_DAYS}`, 2);
  }
  return { days };
}

export const preview = forRemote(async (context) => {
  const { remote, values, server } = context;
  const pullRequest = pullRequestOf(values['pr'], process.env);
  const days = daysOf(values['days']);
  const version = previewVersion(versionOf(remote, undefined), pullRequest);
  const published = await sendBuild(context, version, PUBLICATIONS.preview, days);
  const link = `${server.origin}/#preview=${remote.name}@${pullRequest}`;
  console.log(`Published ${remote.name} ${version}, until ${published.expires_at.slice(0, 10)}`);
  console.log(`\nDevelopers of this server open this and press "Use it": ${link}`);
  const summary = process.env['GITHUB_STEP_SUMMARY'];
  if (summary) appendFileSync(summary, `Preview of ${remote.name} ${version}: ${link}\n`);
  return 0;
});
