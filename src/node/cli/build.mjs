import { installPackages, requireNode, runGatsby, step } from './commands.mjs';

requireNode();
installPackages();
step('Building the site');
runGatsby(['build', ...process.argv.slice(2)]);
