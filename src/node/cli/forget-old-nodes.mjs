import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Code that decides what nodes hold. */
const PIPELINE = ['src/node', 'src/shared'];
const CACHE = '.cache';
const KEPT = 'node_modules/.cache/pipeline-digest';

/**
 * Deletes what an older version of the pipeline has kept: Gatsby keeps nodes when only imported code has changed, and
 * newer code would look for fields in them that they do not have.
 */
export function forgetOldNodes(repository = '.') {
  const digest = pipelineDigest(repository);
  const cache = join(repository, CACHE);
  const kept = join(repository, KEPT);
  const isOld = !existsSync(kept) || readFileSync(kept, 'utf8') !== digest;
  if (existsSync(cache) && isOld) rmSync(cache, { recursive: true });
  mkdirSync(dirname(kept), { recursive: true });
  writeFileSync(kept, digest);
}

function pipelineDigest(repository) {
  const hash = createHash('sha256');
  for (const folder of PIPELINE) {
    const entries = readdirSync(join(repository, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}
