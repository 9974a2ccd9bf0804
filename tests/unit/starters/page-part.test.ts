import { describe, expect, it } from 'vitest';
import { readPagePart } from '../../starters/support/page-part';

const PAGE = `---
title: Chess club
---

## Create it

\`\`\`bash package-manager
npm create vite@latest chess-club -- --template react-ts
cd chess-club
\`\`\`

### Write the theme

\`\`\`ts title="src/theme.ts" {1}
export const theme = {};
\`\`\`

\`\`\`diff title="src/main.tsx"
-old
+new
\`\`\`

\`\`\`tsx
<Button />
\`\`\`

## Configure \`it\`

<CodeTabs storageKey="bundler">

\`\`\`js webpack title="webpack.config.js"
export default { mode: 'production' };
\`\`\`

\`\`\`js Rspack title="rspack.config.js"
export default {};
\`\`\`

</CodeTabs>

## Twice

\`\`\`ts title="a.ts"
one
\`\`\`

\`\`\`ts title="a.ts"
two
\`\`\`
`;

describe('readPagePart', () => {
  it('reads commands, files, and diffs of a section and of those below it', () => {
    const { commands, files, changes } = readPagePart(PAGE, 'create-it');
    expect(commands).toEqual(['npm create vite@latest chess-club -- --template react-ts', 'cd chess-club']);
    expect([...files]).toEqual([['src/theme.ts', 'export const theme = {};\n']]);
    expect(changes).toEqual([{ file: 'src/main.tsx', diff: '-old\n+new' }]);
  });

  it('reads a whole page', () => {
    const page = PAGE.replace(/## Twice[^]*/, '');
    expect([...readPagePart(page, null, 'webpack').files.keys()]).toEqual([
      'src/theme.ts',
      'webpack.config.js',
    ]);
  });

  it('finds a section by the id in its heading', () => {
    const page = PAGE.replace('## Create it', '## Create the project {#start}');
    expect(readPagePart(page, 'start')).toEqual(readPagePart(PAGE, 'create-it'));
  });

  it('reads one of several code tabs', () => {
    expect([...readPagePart(PAGE, 'configure-it', 'Rspack').files.keys()]).toEqual(['rspack.config.js']);
  });

  it('rejects an unknown section, and an unknown tab', () => {
    expect(() => readPagePart(PAGE, 'creat-it')).toThrow('No heading has the id "creat-it".');
    expect(() => readPagePart(PAGE, 'configure-it', 'Parcel')).toThrow('has nothing to take over');
  });

  it('rejects two files with the same name, because they are ambiguous', () => {
    expect(() => readPagePart(PAGE, 'twice')).toThrow('The section "twice" has two files "a.ts".');
  });
});
