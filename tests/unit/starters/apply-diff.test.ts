import { describe, expect, it } from 'vitest';
import { applyDiff } from '../../starters/support/apply-diff';

const FILE = `import Board from './Board';

export default function Club() {
  return (
    <main>
      <Board />
    </main>
  );
}
`;

describe('applyDiff', () => {
  it('changes lines between the lines around them, hunk by hunk', () => {
    const diff = `+import { useState } from 'react';
 import Board from './Board';

 export default function Club() {
+  const [moves, setMoves] = useState(0);
+
   return (

     <main>
-      <Board />
+      <Board moves={moves} onMove={() => setMoves(moves + 1)} />
     </main>`;
    expect(applyDiff(FILE, diff)).toBe(`import { useState } from 'react';
import Board from './Board';

export default function Club() {
  const [moves, setMoves] = useState(0);

  return (
    <main>
      <Board moves={moves} onMove={() => setMoves(moves + 1)} />
    </main>
  );
}
`);
  });

  it.each([
    ['whose lines are not in the file', '     <main>\n+      <Clock />\n     </section>'],
    [
      'whose lines are above the previous hunk',
      "     <main>\n+      <Clock />\n\n-import Board from './Board';",
    ],
    ['without lines to find it by', "+import Clock from './Clock';"],
  ])('refuses a hunk %s', (_what, diff) => {
    expect(() => applyDiff(FILE, diff)).toThrow('These lines are not in the file:');
  });
});
