import { installPackages, requireNode, runGatsby, step } from './prepare.mjs';

requireNode();
installPackages();
step('Building the site');
runGatsby(['build', ...process.argv.slice(2)]);
