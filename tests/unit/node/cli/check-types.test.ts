import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const COMMAND = resolve('src/node/cli/check-types.ts');
const OPTIONS = {
  composite: true,
  emitDeclarationOnly: true,
  outDir: 'types',
  strict: true,
  jsx: 'react-jsx',
};

const repository = mkdtempSync(join(tmpdir(), 'types-'));
afterAll(() => rmSync(repository, { recursive: true }));

function write(file: string, text: string): void {
  mkdirSync(join(repository, file, '..'), { recursive: true });
  writeFileSync(join(repository, file), text);
}

describe('check-types', { timeout: 120_000 }, () => {
  it('checks the code in pages also when a demo has a mistake, and tells both', () => {
    for (const name of ['node_modules', 'package.json']) symlinkSync(resolve(name), join(repository, name));
    write('tsconfig.json', JSON.stringify({ files: [], references: [{ path: 'content' }] }));
    write('content/tsconfig.json', JSON.stringify({ compilerOptions: OPTIONS, include: ['**/*.ts'] }));
    write('content/page/demo.ts', `export const rooms: number = 'two';\n`);
    write('content/page/index.mdx', `\`\`\`tsx\n<div>\n\`\`\`\n`);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', COMMAND], {
      encoding: 'utf8',
      cwd: repository,
    });
    expect(stdout).toContain(`content/page/demo.ts(1,14): error TS2322`);
    expect(stderr).toContain(`content/page/index.mdx(2,2): error TS17008`);
    expect(status).toBe(1);
  });
});
