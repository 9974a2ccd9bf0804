import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import JoyButton from '@mui/joy/Button';
import Button from '@mui/material/Button';
import ListItem from '@mui/material/ListItem';
import Slider from '@mui/material/Slider';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Toolbar from '@mui/material/Toolbar';
import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { DemoLibrary, RenderedSettings } from '../../../../../src/client/demo/runtime/demo-tree';
import { library as joy } from '../../../../../src/libraries/joy/runtime';
import { library as material } from '../../../../../src/libraries/material/runtime';

function render(library: DemoLibrary, Demo: ComponentType, settings: Partial<RenderedSettings>): string {
  const cache = createCache({ key: 'demo' });
  cache.compat = true;
  return renderToStaticMarkup(
    <CacheProvider value={cache}>
      <library.Provider direction="ltr" dense={false} {...settings}>
        <Demo />
      </library.Provider>
    </CacheProvider>,
  );
}

const SmallTable = (): ReactNode => (
  <Table>
    <TableBody>
      <TableRow>
        <TableCell>Cell</TableCell>
      </TableRow>
    </TableBody>
  </Table>
);

describe('demos in high density', () => {
  it.each([
    ['buttons are small', () => <Button>Book</Button>, 'MuiButton-sizeSmall'],
    ['inputs have a dense margin', () => <TextField label="Name" />, 'MuiFormControl-marginDense'],
    ['toolbars are dense', () => <Toolbar />, 'MuiToolbar-dense'],
    ['cells of tables are small', SmallTable, 'MuiTableCell-sizeSmall'],
    ['rows of lists are dense', () => <ListItem />, 'MuiListItem-dense'],
  ])('%s', (_what, Demo, className) => {
    expect(render(material, Demo, { dense: true })).toContain(className);
    expect(render(material, Demo, { dense: false })).not.toContain(className);
  });

  it('keeps sizes that the author sets', () => {
    expect(render(material, () => <Button size="large">Book</Button>, { dense: true })).toContain(
      'MuiButton-sizeLarge',
    );
  });

  it('Joy UI demos use small sizes in high density', () => {
    const html = render(joy, () => <JoyButton>Book</JoyButton>, { dense: true });
    expect(html).toContain('MuiButton-sizeSm');
  });
});

it('demos know their direction', () => {
  const Demo = (): ReactNode => <Slider aria-label="Volume" defaultValue={30} />;
  expect(render(material, Demo, { direction: 'rtl' })).toContain('right:30%');
  expect(render(material, Demo, { direction: 'ltr' })).toContain('left:30%');
});
