import { spawn } from 'node:child_process';

/** How a tool has ended, and what it has printed. */
export interface ToolRun {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs a script with Node in the repository, and waits for its end. */
export function runTool(args: readonly string[], repository: string): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: repository,
      env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: '1' },
    });
    const run = { stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => (run.stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (run.stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ ...run, code }));
  });
}

/** A tool that fails without naming a mistake has not looked at anything. */
export function failedTool(name: string, { code, stdout, stderr }: ToolRun): Error {
  return new Error(
    `${name} failed (exit code ${code}):\n${stderr.trim() || stdout.trim() || 'It printed nothing.'}`,
  );
}
