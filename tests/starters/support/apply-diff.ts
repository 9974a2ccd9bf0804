/**
 * Applies a diff of a page, which has no line numbers. An empty line separates its hunks.
 * @throws if the lines of a hunk are not in the file, below the previous hunk
 */
export function applyDiff(text: string, diff: string): string {
  let lines = text.split('\n');
  let start = 0;
  for (const hunk of diff.split(/\n(?:[ \t]*\n)+/)) {
    const changed = hunk.split('\n');
    const before = changed.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
    const after = changed.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
    const index = lines.findIndex(
      (_, at) => at >= start && before.every((line, offset) => lines[at + offset] === line),
    );
    if (before.length === 0 || index === -1) throw new Error(`These lines are not in the file:\n${hunk}`);
    lines = [...lines.slice(0, index), ...after, ...lines.slice(index + before.length)];
    start = index + after.length;
  }
  return lines.join('\n');
}
