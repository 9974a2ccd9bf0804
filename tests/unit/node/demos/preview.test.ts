import { describe, expect, it } from 'vitest';
import { previewOf } from '../../../../src/node/demos/to-javascript';

/** Preview of a component that returns `jsx`. */
const preview = (jsx: string): string | null =>
  previewOf(`export default function Demo() {\n  return (\n${jsx}\n  );\n}\n`);

describe('the preview of a demo', () => {
  it('shows the JSX that the component returns', () => {
    expect(preview(`    <Slider\n      size="small"\n    />`)).toBe(`<Slider\n  size="small"\n/>`);
  });

  it.each([
    ['div', '<div style={{ padding: 8 }}>', '</div>'],
    ['Box', '<Box sx={{ p: 2 }}>', '</Box>'],
    ['Stack', '<Stack spacing={2} direction="row" useFlexGap>', '</Stack>'],
    ['LocalizationProvider', '<LocalizationProvider dateAdapter={AdapterDayjs}>', '</LocalizationProvider>'],
    ['fragment', '<>', '</>'],
    ['named fragment', '<React.Fragment>', '</React.Fragment>'],
  ])('omits a %s around the content', (_name, open, close) => {
    expect(preview(`    ${open}\n      <Chip />\n\n      {chips.map(show)}\n    ${close}`)).toBe(
      `<Chip />\n\n{chips.map(show)}`,
    );
  });

  it('omits nested wrappers', () => {
    expect(preview(`    <Box>\n      <Stack>\n        <Chip />\n      </Stack>\n    </Box>`)).toBe(
      '<Chip />',
    );
  });

  it.each([
    ['has a meaning of its own', `<Box component="nav" aria-label="Pages">\n  <Tabs />\n</Box>`],
    ['gets attributes from elsewhere', `<Box {...props}>\n  <Tabs />\n</Box>`],
    ['is what the demo is about', `<Box sx={{ p: 2 }}>\n  <Box>One</Box>\n</Box>`],
    ['holds text', `<Box sx={{ p: 2 }}>\n  Read <Link>more</Link>\n</Box>`],
    ['is no known wrapper', `<Paper>\n  <Chip />\n</Paper>`],
  ])('keeps a wrapper that %s', (_why, jsx) => {
    expect(preview(jsx)).toBe(jsx);
  });

  it('the preview has at most 16 lines', () => {
    const lines = (count: number): string => Array.from({ length: count }, () => '<Chip />').join('\n');
    expect(preview(`<Stack>\n${lines(16)}\n</Stack>`)).toBe(lines(16));
    expect(preview(`<Stack>\n${lines(17)}\n</Stack>`)).toBeNull();
  });

  it.each([
    ['the last return', `export default function Demo() { if (a) return <A />; return <B />; }`, '<B />'],
    ['an arrow function', `export default () => <B />;`, '<B />'],
    [
      'a component that is exported by its name',
      `const Demo = () => { return <B />; };\nexport default Demo;`,
      '<B />',
    ],
    ['a component in a call', `export default React.memo(function Demo() { return <B />; });`, '<B />'],
  ])('finds the preview in %s', (_where, source, expected) => {
    expect(previewOf(source)).toBe(expected);
  });

  it.each([
    ['something else is returned', `export default function Demo() { return null; }`],
    ['nothing is returned', `export default function Demo() {}`],
    ['nothing is exported', `const Demo = () => <p />;`],
    ['the code cannot be read', `export default () => <p>;`],
  ])('has no preview if %s', (_why, source) => {
    expect(previewOf(source)).toBeNull();
  });
});
