import { installPackages, requireNode, runGatsby, step } from './commands.mjs';

requireNode();
installPackages();
step('Starting the develop server on http://localhost:8000 (queries: http://localhost:8000/___graphql)');
runGatsby(['develop', ...process.argv.slice(2)]);
