// Plain CommonJS, because a worker thread (see strength.ts) starts without the hooks of tsx.
const { parentPort, workerData } = require('node:worker_threads');
const { ZxcvbnFactory } = require('@zxcvbn-ts/core');
const common = require('@zxcvbn-ts/language-common');
const english = require('@zxcvbn-ts/language-en');

const estimator = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...english.dictionary },
  graphs: common.adjacencyGraphs,
  ...workerData,
});

parentPort?.on('message', ({ parts, words }) => {
  try {
    const value = parts.map((part) => {
      const { guesses, sequence } = estimator.check(part, words);
      return {
        guesses,
        sequence: sequence.map(({ pattern, token, dictionaryName }) => ({ pattern, token, dictionaryName })),
      };
    });
    parentPort?.postMessage({ value });
  } catch (error) {
    // The message is not reported, because it can contain the password.
    parentPort?.postMessage({ problem: `a password could not be estimated (${error?.name})` });
  }
});
