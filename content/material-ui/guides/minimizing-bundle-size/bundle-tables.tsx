import measured from './bundles.json';

const LABELS: Readonly<Record<string, string>> = {
  buttonByPath: 'Button, by path',
  buttonByName: 'Button, by name',
  buttonByRequire: 'Button, with require()',
  buttonAndIcon: 'Button and one icon, by path',
  allComponents: 'All of @mui/material',
  iconByPath: 'One icon, by path',
  iconByName: 'One icon, by name',
  allIcons: 'All of @mui/icons-material',
};

/** Sizes of production bundles, as `npm run measure-bundles` has measured them. */
export function SizeTable() {
  const rows = measured.production.map(({ id, esbuild, webpack }) => [
    LABELS[id] ?? id,
    inKilobytes(esbuild),
    inKilobytes(webpack),
  ]);
  return <Table head={['You import', 'esbuild', 'webpack']} rows={rows} />;
}

/** Times of starts in development, as `npm run measure-bundles` has measured them. */
export function StartTable() {
  const rows = measured.development.map(({ id, modules, esbuild, webpack }) => [
    LABELS[id] ?? id,
    modules.toLocaleString('en-US'),
    `${esbuild.toFixed(2)} s`,
    `${webpack.toFixed(2)} s`,
  ]);
  return (
    <Table
      head={['You import', 'Modules read', 'esbuild', 'webpack']}
      rows={rows}
    />
  );
}

function Table({ head, rows }: { head: string[]; rows: string[][] }) {
  return (
    <div
      className="table-scroll"
      role="group"
      aria-label={head.join(', ')}
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            {head.map((text) => (
              <th key={text}>{text}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]}>
              {cells.map((text, column) => (
                <td key={head[column]}>{text}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} KB`;
}
