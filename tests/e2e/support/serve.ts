import { StaticServer } from './static-server';

// Serves the built site on the port that is named. Gatsby's own server compresses anew for each of a thousand readers,
// which took 115 s of the processor.
void new StaticServer('public', '', Number(process.argv[2])).listen();
