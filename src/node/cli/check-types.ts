import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { packageScript } from './commands.mjs';

/** Each is run whatever the one before it finds: a mistake in a demo does not hide those in code blocks. */
const CHECKS = [
  [packageScript('typescript', 'tsc'), '-b'],
  ['--import', 'tsx', join(__dirname, 'check-fences.ts')],
];

const results = CHECKS.map((args) => spawnSync(process.execPath, args, { stdio: 'inherit' }));
if (results.some(({ status }) => status !== 0)) process.exitCode = 1;
