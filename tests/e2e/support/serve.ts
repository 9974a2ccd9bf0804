import { StaticServer } from './static-server';

// Serves the built site on the given port. Gatsby's own server compresses every response, which took 115 s of CPU time.
void new StaticServer('public', '', Number(process.argv[2])).listen();
