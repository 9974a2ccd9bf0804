import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../../../../src/shared/problem';
import { checkTypes } from '../../../../src/node/cli/check/types';
import { createCheckRepository, type CheckRepository } from './check-repository';

const PAGE = 'content/material-ui/react-button/index.mdx';

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
   import { size } from '../data';

   export default function App({ unused }: { unused?: string }) {
     theme.spacin(2);
     size.trimm();
     return <Button color="purple" href={routes.home} />;
   }
   \`\`\`

\`\`\`tsx title="src/Card.tsx"
import Button from '@mui/material/Button';
import card from 'not-installed';

export const Card = card(Button)({ width: ({ theme }) => theme.spacing(2) });
\`\`\`

\`\`\`ts title="src/chip.ts"
import type { Theme } from '@mui/material/styles';

declare module '@mui/material/Chip' {
  interface ChipPropsSizeOverrides {
    tiny: true;
  }
}
declare module '@mui/material/Buton' {
  interface ButtonPropsSizeOverrides {
    tiny: true;
  }
}

export type { Theme };
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

let repository: CheckRepository;
let problems: readonly Problem[] = [];
beforeAll(async () => {
  repository = createCheckRepository({
    [PAGE]: MARKDOWN,
    'content/material-ui/react-button/data.ts': "export const size = 'small';\n",
  });
  problems = await checkTypes(repository.folder);
});
afterAll(() => repository.remove());

/** Messages about the line of the page that contains a text. */
function messagesAt(text: string): string[] {
  const line = MARKDOWN.split('\n').findIndex((content) => content.includes(text)) + 1;
  return problems
    .filter(({ where: [place] }) => place.file === PAGE && place.line === line)
    .map(({ what, why = '' }) => `${what} ${why}`);
}

describe('the type check of code fences', () => {
  it('reports errors at the line and column of the page', () => {
    const [problem] = problems.filter(({ what }) => what.includes('@mui/material/Missing'));
    const { file, line, column = 0 } = problem?.where[0] ?? { file: '', line: 1 };
    expect(file).toBe(PAGE);
    expect(MARKDOWN.split('\n')[line - 1]?.slice(column - 1)).toBe("'@mui/material/Missing';");
  });

  it('knows the types of the documented library', () => {
    expect(messagesAt('color="purple"')).toEqual([
      expect.stringContaining(`Type '"purple"' is not assignable`),
    ]);
  });

  it('resolves imports of other fences and of files next to the page', () => {
    expect(messagesAt('theme.spacin(2)')).toEqual([expect.stringContaining("Did you mean 'spacing'?")]);
    expect(messagesAt('size.trimm()')).toEqual([expect.stringContaining("Did you mean 'trim'?")]);
  });

  it('ignores imports of packages that are not installed and of files that are not shown', () => {
    expect(messagesAt("import 'not-installed'")).toEqual([]);
    expect(messagesAt("from 'not-installed-either'")).toEqual([]);
    expect(messagesAt("from './routes'")).toEqual([]);
    expect(messagesAt('width: ({ theme })')).toEqual([]);
  });

  it('reports untyped parameters if all imports are installed', () => {
    expect(messagesAt('width = (steps)')).toEqual([expect.stringContaining('TS7006')]);
  });

  it('does not check incomplete code blocks', () => {
    expect(messagesAt('<Button color="wrong" />;')).toEqual([]);
  });

  it('reports a module that does not exist in declare module', () => {
    expect(messagesAt("declare module '@mui/material/Buton'")).toEqual([
      expect.stringContaining("'@mui/material/Buton' cannot be found"),
    ]);
    expect(messagesAt("declare module '@mui/material/Chip'")).toEqual([]);
  });

  it('reports syntax errors', () => {
    expect(messagesAt('useState(;')).toHaveLength(1);
  });
});
