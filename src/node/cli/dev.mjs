import { installPackages, requireNode, runGatsby, step } from './commands.mjs';

requireNode();
installPackages();
step('Starting the author’s server on http://localhost:8000 (queries: http://localhost:8000/___graphql)');
runGatsby(['develop', ...process.argv.slice(2)]);
