// `npm run dev`, `npm run build`, and `npm start`, which builds and serves the site.
import { DEVELOP_ENVIRONMENT, fail, installPackages, requireNode, runGatsby, step } from './commands.mjs';

const [command, ...args] = process.argv.slice(2);
const port = process.env.PORT ?? '9000';
if (command === 'start' && (!/^\d+$/.test(port) || Number(port) > 65535))
  fail(`PORT="${port}" is not a port. Write a number such as 9000.`);

requireNode();
installPackages();
if (command === 'dev') {
  step('Starting the develop server on http://localhost:8000 (queries: http://localhost:8000/___graphql)');
  runGatsby(['develop', ...args], DEVELOP_ENVIRONMENT);
} else if (command === 'build') {
  step('Building the site');
  runGatsby(['build', ...args]);
} else {
  step('Building the site');
  // This machine counts as a host of the docs, so that a newcomer sees them work offline.
  const hosts = [process.env.GATSBY_DOCS_HOST, 'localhost'].filter(Boolean).join(',');
  runGatsby(['build'], { GATSBY_DOCS_HOST: hosts });
  const { pathname } = new URL(process.env.GATSBY_SITE_URL || 'http://localhost');
  const address = `http://localhost:${port}${pathname.replace(/\/$/, '')}`;
  step(`Serving the site on ${address} (stop with Ctrl+C)`);
  runGatsby(['serve', '--port', port]);
}
