import { fail, installPackages, requireNode, runGatsby, step } from './prepare.mjs';

const port = process.env.PORT ?? '9000';
if (!/^\d+$/.test(port) || Number(port) > 65535)
  fail(`PORT="${port}" is not a port: write a number such as 9000.`);

requireNode();
installPackages();
step('Building the site');
// This machine counts as a host of the docs, so that a newcomer sees them work offline.
const hosts = [process.env.GATSBY_DOCS_HOST, 'localhost'].filter(Boolean).join(',');
runGatsby(['build'], { GATSBY_DOCS_HOST: hosts });
step(`Serving the site on http://localhost:${port} (stop with Ctrl+C)`);
runGatsby(['serve', '--port', port]);
