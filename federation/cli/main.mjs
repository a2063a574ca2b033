#!/usr/bin/env node
import './lib/require-node.mjs';
import { commands } from './commands.mjs';
import { runCommandLine } from './lib/command-line.mjs';
import { runMain } from './lib/terminal.mjs';

await runMain(() => runCommandLine(commands, process.argv.slice(2), process.cwd()));
