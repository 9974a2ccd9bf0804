import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
};

/** Serves a folder as a single-page app, with the first page for unknown paths. */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname;
      const file = extname(path) === '' ? '/index.html' : path;
      const body = await readFile(join(folder, file)).catch(() => null);
      response.writeHead(body ? 200 : 404, {
        'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      });
      response.end(body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(port, resolve);
  });
  return server;
}
