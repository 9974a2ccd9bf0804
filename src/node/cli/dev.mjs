import { GATSBY_ENVIRONMENT, installPackages, requireNode, run, step } from './prepare.mjs';

requireNode();
installPackages();
step('Starting the author’s server on http://localhost:8000 (queries: http://localhost:8000/___graphql)');
run('npx', ['gatsby', 'develop', ...process.argv.slice(2)], GATSBY_ENVIRONMENT);
