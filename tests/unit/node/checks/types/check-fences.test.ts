import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFences, type FenceMistake } from '../../../../../src/node/checks/types/check-fences';
import { fencesOf } from '../../../../../src/node/checks/types/find-fences';

const PAGE = 'material-ui/react-button/index.mdx';

const MARKDOWN = `---
title: Theme
---

\`\`\`ts title="src/theme.ts"
import { createTheme } from '@mui/material/styles';

export const theme = createTheme({ spacing: 'wide' });
\`\`\`

A part of a file is no module:

\`\`\`tsx
import Button from '@mui/material/Button';

<Button color="wrong" />;
\`\`\`

1. In a list:

   \`\`\`tsx title="src/App.tsx"
   import Button from '@mui/material/Button';
   import Missing from '@mui/material/Missing';
   import 'not-installed';
   import { Link } from 'not-installed-either';
   import { routes } from './routes';
   import { theme } from './theme';

   export default function App({ unused }: { unused?: string }) {
     theme.spacin(2);
     return <Button color="purple" href={routes.home} />;
   }
   \`\`\`

\`\`\`tsx title="src/Card.tsx"
import Button from '@mui/material/Button';
import card from 'not-installed';

export const Card = card(Button)({ width: ({ theme }) => theme.spacing(2) });
\`\`\`

\`\`\`tsx title="src/width.ts"
import { createTheme } from '@mui/material/styles';

export const width = (steps) => createTheme().spacing(steps);
\`\`\`

:::info
\`\`\`typescript
import { useState } from 'react';

export const broken = useState(;
\`\`\`
:::
`;

describe('the types of code fences', () => {
  const fences = fencesOf(PAGE, MARKDOWN);
  let mistakes: FenceMistake[] | null = null;
  const find = (): FenceMistake[] =>
    (mistakes ??= checkFences(fences, join(process.cwd(), 'content'), () => []));
  const lineOf = (text: string): number => MARKDOWN.split('\n').findIndex((line) => line.includes(text)) + 1;
  const at = (text: string): FenceMistake[] => find().filter(({ line }) => line === lineOf(text));

  it('are checked in whole modules, and in parts of them', () => {
    expect(fences.map(({ title, extension, isModule }) => [title, extension, isModule])).toEqual([
      ['src/theme.ts', 'ts', true],
      [null, 'tsx', false],
      ['src/App.tsx', 'tsx', true],
      ['src/Card.tsx', 'tsx', true],
      ['src/width.ts', 'tsx', true],
      [null, 'ts', true],
    ]);
    expect(at('<Button color="wrong" />;')).toHaveLength(1);
  });

  it('lead to line and column of the page', () => {
    const text = '   import Missing';
    const [mistake] = at(text);
    expect(mistake).toMatchObject({ page: PAGE, code: 'TS2307' });
    const line = MARKDOWN.split('\n')[(mistake?.line ?? 0) - 1] ?? '';
    expect(line.slice((mistake?.column ?? 0) - 1)).toBe(`'@mui/material/Missing';`);
  });

  it('are those of the documented libraries', () => {
    expect(at('color="purple"').map(({ message }) => message)).toEqual([
      expect.stringContaining(`Type '"purple"' is not assignable`),
    ]);
  });

  it('are known across the fences of a page, by their titles', () => {
    expect(at('theme.spacin(2)').map(({ message }) => message)).toEqual([
      expect.stringContaining(`Did you mean 'spacing'?`),
    ]);
  });

  it('need neither files that are not shown nor packages that are not installed', () => {
    expect([
      ...at("from 'not-installed-either'"),
      ...at("from './routes'"),
      ...at('unused?: string'),
    ]).toEqual([]);
  });

  it('may be left to a package that is not installed', () => {
    expect(at('width: ({ theme })')).toEqual([]);
    expect(at('width = (steps)')).toMatchObject([{ code: 'TS7006' }]);
  });

  it('are preceded by the syntax', () => {
    expect(at('useState(;')).toHaveLength(1);
  });
});
