import { expect, it } from 'vitest';
import { makeIconFiles, toIconFiles } from '../../../../../src/node/outputs/icon-files';
import { ICON_THEMES, ICONS_PER_FILE, type IconIndex } from '../../../../../src/shared/icon-files';

const made = makeIconFiles('@mui/icons-material', process.cwd());
const read = <Content>(path: string): Content =>
  JSON.parse(made.files.find((file) => path.endsWith(file.name))?.text ?? 'null') as Content;
const index = read<IconIndex>(made.summary.index);

it('every icon of the package has a drawing', () => {
  const drawings = ICON_THEMES.flatMap((theme) =>
    index.files[theme].flatMap((file) => read<(string | null)[]>(file)),
  ).filter((drawing) => drawing !== null);
  expect(made.summary.count).toBeGreaterThan(10_500);
  expect(drawings).toHaveLength(made.summary.count);
  expect(drawings.filter((drawing) => !/^<(path|circle|ellipse|g)[ >].*>$/.test(drawing))).toEqual([]);
});

it('finds the drawing of an icon by the index of its name', () => {
  const place = index.names.indexOf('Delete');
  const file = index.files.Filled[Math.floor(place / ICONS_PER_FILE)] ?? '';
  expect(read<string[]>(file)[place % ICONS_PER_FILE]).toBe(
    '<path d="M6 19c0 1.1.9 2 2 2h8c1.1 0 2-.9 2-2V7H6zM19 4h-3.5l-1-1h-5l-1 1H5v2h14z"/>',
  );
});

it('knows which themes an icon does not have', () => {
  expect(index.names).toContain('GitHub');
  expect(index.missing.Filled).not.toContain('GitHub');
  expect(index.missing.Sharp).toContain('GitHub');
});

it("contains the ligature if it cannot be derived from the icon's name", () => {
  expect(index.ligatures['ThreeDRotation']).toBe('3d_rotation');
  expect(index.ligatures['Crop169']).toBe('crop_16_9');
  expect(index.ligatures['GitHub']).toBeNull();
  expect(index.ligatures).not.toHaveProperty('AccountCircle');
});

it('each file is small, and has a content hash in its name', () => {
  for (const { name, text } of made.files) {
    expect(name).toMatch(/^\w+(-\d+)?-[0-9a-f]{10}\.json$/);
    expect(text.length).toBeLessThan(120_000);
  }
});

it('contains URLs of the files of the first theme, which are saved for offline use', () => {
  const { files } = toIconFiles(
    new Map([
      ['A', '<a/>'],
      ['ASharp', '<b/>'],
    ]),
    ['a'],
  );
  const own = JSON.parse(files.at(-1)?.text ?? '') as IconIndex;
  expect(own.files.Filled[0]).toMatch(/^\/icon-data\/Filled-0-/);
  expect(own.files.Sharp[0]).toMatch(/^Sharp-0-/);
});
