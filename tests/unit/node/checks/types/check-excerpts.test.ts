import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFences, type FenceMistake } from '../../../../../src/node/checks/types/check-fences';
import { fencesOf } from '../../../../../src/node/checks/types/find-fences';
import { scopeOfPages } from '../../../../../src/node/checks/types/page-scope';

const CONTENT = join(process.cwd(), 'content');

const SOUND = `
\`\`\`tsx
<Button variant="contained" onClick={sendInvoice} {...handlers}>
  Send {count} invoices
</Button>
\`\`\`

Elements may stand side by side, and leave required properties out:

\`\`\`jsx
<TablePagination count={80} />
{/* A comment. */}
<Select value={room} onChange={(event) => setRoom(event.target.value)}>{options}</Select>
\`\`\`

\`\`\`tsx
import { Link } from 'not-installed';

<Button component={Link} to="/invoices/1042">Open</Button>;
<OwnButton own="x" />;
\`\`\`

\`\`\`ts
const nights = differenceInDays(departure, arrival);
const handle = (event: SelectChangeEvent) => setRoom(event.target.value);
customers.find(({ id }) => id === nights);
const address = import.meta.env.VITE_URL;
\`\`\`

\`\`\`tsx title="src/OwnButton.tsx"
import Button from '@mui/material/Button';

export function OwnButton({ own }: { own: string }) {
  return <Button>{own}</Button>;
}
\`\`\`

\`\`\`tsx
<Dialog own={5} />
\`\`\`

\`\`\`js
const Dialog = ({ own }) => own;
\`\`\`
`;

/** Each with a piece of the message about it. */
const WRONG: readonly [code: string, at: string, message: string][] = [
  [
    `<Grid container>\n  <b>`,
    'Grid container',
    `JSX element 'Grid' has no corresponding closing tag. Write </Grid> below`,
  ],
  [`<Buton>Send</Buton>`, 'Buton>Send', 'Nobody knows the component "Buton". Did you mean "Button"?'],
  [`<Strange />`, 'Strange', 'Nobody knows the component "Strange". Import it in this block'],
  [`<p />\n<Button colour="primary">Send</Button>`, 'Button colour', `'colour' does not exist`],
  [`<Button color="purple">Send</Button>`, 'color="purple"', `'"purple"' is not assignable`],
  [`<Select onChange={(event) => event.targt} />`, 'targt', `'targt' does not exist`],
  [`import Rating from '@mui/material/Ratting';`, `'@mui/material/Ratting'`, 'Cannot find module'],
  [`import { Fad } from '@mui/material';\n<Fad />`, 'Fad }', `has no exported member`],
  [`const rooms = [1, 2;`, ';', `',' expected`],
];

describe('parts of modules in code fences', () => {
  const fence = (code: string): string => `\`\`\`tsx\n${code}\n\`\`\`\n`;
  const pages = {
    'material-ui/react-button/sound.mdx': SOUND,
    'material-ui/react-button/wrong.mdx': WRONG.map(([code]) => fence(code)).join('\n'),
    'joy-ui/react-button/other.mdx': fence('<Sheet />\n<InitColorSchemeScript />\n<AppBar />'),
  };
  let found: Promise<FenceMistake[]> | null = null;
  const find = (): Promise<FenceMistake[]> =>
    (found ??= scopeOfPages(CONTENT, process.cwd()).then((packagesOf) =>
      checkFences(
        Object.entries(pages).flatMap(([page, text]) => fencesOf(page, text)),
        CONTENT,
        packagesOf,
      ),
    ));
  const on = async (page: keyof typeof pages): Promise<FenceMistake[]> =>
    (await find()).filter((mistake) => mistake.page === page);

  it('may use the components of the product without imports, and names that the reader would have', async () => {
    expect(await on('material-ui/react-button/sound.mdx')).toEqual([]);
  });

  it('may use the components of their own product only', async () => {
    const messages = (await on('joy-ui/react-button/other.mdx')).map(({ message }) => message);
    expect(messages).toEqual([expect.stringContaining('Nobody knows the component "AppBar".')]);
  });

  it.each(WRONG)('are wrong in %j', async (code, at, message) => {
    const mistakes = await on('material-ui/react-button/wrong.mdx');
    const text = pages['material-ui/react-button/wrong.mdx'];
    const start = text.indexOf(at, text.indexOf(fence(code)));
    const line = text.slice(0, start).split('\n').length;
    const column = start - text.lastIndexOf('\n', start - 1);
    const mistake = mistakes.find((each) => each.message.includes(message));
    expect(mistake).toMatchObject({ line, column });
  });

  it('are told about once each', async () => {
    expect(await on('material-ui/react-button/wrong.mdx')).toHaveLength(WRONG.length);
  });
});
