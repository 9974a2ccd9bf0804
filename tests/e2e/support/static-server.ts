import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { decoded } from '../../../src/shared/paths';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mjs': 'text/javascript',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** How the server handles a request, which is as usual, with a failure, after a delay, in two parts, or with other text. */
export type Treatment =
  | 'usual'
  | { firstPartEndsWith: string; secondPart: Promise<unknown> }
  | { status: number; wait?: Promise<unknown> }
  | { wait: Promise<unknown> }
  | { change: (text: string) => string };

/** A static host whose deploy can be replaced, that can fail, and that can be cut off. */
export class StaticServer {
  /** Decides about each request by its path. */
  treat: (path: string) => Treatment = () => 'usual';
  /** Paths that have been asked for, in order. */
  readonly asked: string[] = [];
  private readonly server: Server;

  /**
   * @param folder the served deploy. Set another one to deploy it.
   * @param prefix path prefix of the site
   * @param port 0 for a free one
   */
  constructor(
    public folder: string,
    private readonly prefix = '',
    private port = 0,
  ) {
    this.server = createServer((request, response) => void this.answer(request, response));
  }

  /** Origin of the site, without a slash at its end. */
  get origin(): string {
    return `http://127.0.0.1:${this.port}${this.prefix}`;
  }

  /** Starts to listen. After `cut`, uses the same port again. */
  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(this.port, '127.0.0.1', resolve));
    this.port = (this.server.address() as AddressInfo).port;
  }

  /** Cuts the network, so open connections are reset, and new ones are refused. */
  async cut(): Promise<void> {
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }

  private async answer(
    { url = '/', method, headers }: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const { pathname, search } = new URL(`http://127.0.0.1${url}`);
    // Invalid encoding matches no file.
    const path = decoded(pathname) ?? pathname;
    this.asked.push(path);
    const treatment = this.treat(path);
    if (typeof treatment === 'object' && 'wait' in treatment) await treatment.wait;
    if (typeof treatment === 'object' && 'status' in treatment) {
      response.writeHead(treatment.status).end();
      return;
    }
    if (this.isFolderWithoutSlash(path)) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const file = this.findFile(path);
    const stored = readFileSync(file ?? join(this.folder, '404.html'));
    const isChanged = typeof treatment === 'object' && 'change' in treatment;
    const content = isChanged ? Buffer.from(treatment.change(stored.toString())) : stored;
    const etag = `"${createHash('sha1').update(content).digest('hex')}"`;
    const unchanged = file !== null && headers['if-none-match'] === etag;
    const hashed = /[-.][0-9a-f]{8,}\.\w+$|^\/demos\//.test(path.slice(this.prefix.length));
    response.writeHead(file === null ? 404 : unchanged ? 304 : 200, {
      'Content-Type': TYPES[extname(file ?? '404.html')] ?? 'application/octet-stream',
      'Cache-Control': hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
      ETag: etag,
    });
    if (typeof treatment === 'object' && 'secondPart' in treatment) {
      const end = content.indexOf(treatment.firstPartEndsWith) + treatment.firstPartEndsWith.length;
      response.write(content.subarray(0, end));
      await treatment.secondPart;
      response.end(content.subarray(end));
      return;
    }
    response.end(method === 'HEAD' || unchanged ? undefined : content);
  }

  private isFolderWithoutSlash(path: string): boolean {
    const file = this.findFile(path);
    return file !== null && !path.endsWith('/') && !path.endsWith(extname(file));
  }

  private findFile(path: string): string | null {
    const file = join(this.folder, path.slice(this.prefix.length));
    if (!path.startsWith(`${this.prefix}/`) || !existsSync(file)) return null;
    if (!statSync(file).isDirectory()) return file;
    const index = join(file, 'index.html');
    return existsSync(index) ? index : null;
  }
}
