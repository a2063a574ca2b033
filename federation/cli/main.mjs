#!/usr/bin/env node
import './lib/require-node.mjs';
import { commands } from './commands.mjs';
import { runCommandLine, withoutRelease } from './lib/command-line.mjs';
import { runMain } from './lib/failure.mjs';

await runMain(() => runCommandLine(commands, withoutRelease(process.argv.slice(2)), process.cwd()));
