import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { toJavaScript, NonErasableSyntaxError } from '../../../../src/node/demos/to-javascript';

const FILE = join(process.cwd(), 'content/material-ui/react-button/Demo.tsx');

describe('the JavaScript of a demo', () => {
  it('removes types, and keeps comments, empty lines, and formatting', async () => {
    const source = `import { type SyntheticEvent, useState } from 'react';
import Select, { type SelectChangeEvent } from '@mui/material/Select';
import type { Theme } from '@mui/material/styles';
import Button from '@mui/material/Button';

// What a room is.
interface Room {
  name: string; // as guests say it
}

/** Rooms of the house. */
const rooms: readonly Room[] = [{ name: 'Garden' }];

export default function Rooms({ theme }: { theme?: Theme }) {
  const [room, setRoom] = useState<Room | null>(null);

  // Chosen by the guest.
  const choose = (
    event: SelectChangeEvent<string>,
    child: unknown,
  ): void => {
    const found = rooms.find(({ name }) => name === event.target.value);

    setRoom(found!);
  };

  return <Select<string> value={room?.name as string} onChange={choose} />;
}
`;
    expect(await toJavaScript(source, FILE)).toBe(`import { useState } from 'react';
import Select from '@mui/material/Select';
import Button from '@mui/material/Button';

/** Rooms of the house. */
const rooms = [{ name: 'Garden' }];

export default function Rooms({ theme }) {
  const [room, setRoom] = useState(null);

  // Chosen by the guest.
  const choose = (event, child) => {
    const found = rooms.find(({ name }) => name === event.target.value);

    setRoom(found);
  };

  return <Select value={room?.name} onChange={choose} />;
}
`);
  });

  it('keeps the source unchanged if it has no types', async () => {
    const source = `// odd  spacing\nexport default   () => <p>Hello</p>;\n`;
    expect(await toJavaScript(source, FILE)).toBe(source);
  });

  it('removes imports of types', async () => {
    const source = `import { type A } from './a';\nimport * as React from 'react';\nexport type { A };\ndeclare const x: number;\nexport const y = x as 1;\n`;
    expect(await toJavaScript(source, FILE)).toBe(`import * as React from 'react';\nexport const y = x;\n`);
  });

  it('rejects an enum', async () => {
    const conversion = toJavaScript(`type A = 1;\nexport enum Size {\n  Small,\n}\n`, FILE);
    await expect(conversion).rejects.toThrow(NonErasableSyntaxError);
    await expect(conversion).rejects.toMatchObject({ file: FILE, place: { line: 2, column: 1 } });
  });
});
