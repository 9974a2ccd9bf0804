import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { renderSchemas } from '../content/data-files';

async function main(): Promise<void> {
  for (const [file, text] of await renderSchemas()) {
    await mkdir(dirname(resolve(file)), { recursive: true });
    await writeFile(resolve(file), text);
    console.log(file);
  }
}

void main();
