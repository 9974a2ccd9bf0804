import { forgetOldNodes } from './forget-old-nodes.mjs';
import { GATSBY_ENVIRONMENT, installPackages, requireNode, run, step } from './prepare.mjs';

requireNode();
installPackages();
forgetOldNodes();
step('Starting the author’s server on http://localhost:8000 (queries: http://localhost:8000/___graphql)');
run('npx', ['gatsby', 'develop', ...process.argv.slice(2)], GATSBY_ENVIRONMENT);
