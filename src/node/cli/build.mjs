import { GATSBY_ENVIRONMENT, installPackages, requireNode, run, step } from './prepare.mjs';

requireNode();
installPackages();
step('Building the site');
run('npx', ['gatsby', 'build', ...process.argv.slice(2)], GATSBY_ENVIRONMENT);
