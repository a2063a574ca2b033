import { exitWithError, start } from './start';

start(process.env, process.argv.slice(2)).catch(exitWithError);
