/** @jsxImportSource @emotion/react */
import {
  contrastOf,
  ratioText,
  SURFACES,
  toHex,
  tokensOf,
  verdictOf,
  type Mode,
  type Settings,
} from './color-rules';

/** Tokens of a color, with the contrast of the text on them. */
export function ContrastTable({
  label,
  main,
  mode,
  settings,
}: {
  label: string;
  main: string;
  mode: Mode;
  settings: Settings;
}) {
  const tokens = tokensOf(main, settings);
  const text = tokens.contrastText;
  const surface = SURFACES[mode];
  const onMain = contrastOf(text, main);
  const rows = [
    ...(['light', 'main', 'dark'] as const).map((token) => ({
      what: `contrastText on ${token}`,
      text,
      background: toHex(tokens[token]),
    })),
    {
      what: `main on the page (${surface})`,
      text: main,
      background: surface,
    },
  ];
  return (
    <div>
      <p role="status" css={{ margin: '0 0 12px' }}>
        <strong>{label}:</strong> {nameOf(text)} text on {main} has{' '}
        {ratioText(onMain)}. {verdictOf(onMain)}.
      </p>
      <div
        className="table-scroll"
        role="group"
        aria-label="Contrasts"
        tabIndex={0}
      >
        <table>
          <thead>
            <tr>
              <th>Pair</th>
              <th>Sample</th>
              <th>Contrast</th>
              <th>Result</th>
              <th>Background</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const ratio = contrastOf(row.text, row.background);
              return (
                <tr key={row.what}>
                  <td>{row.what}</td>
                  <td>
                    <Sample color={row.text} background={row.background} />
                  </td>
                  <td>{ratioText(ratio)}</td>
                  <td>{verdictOf(ratio)}</td>
                  <td>
                    <code>{row.background}</code>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </div>
  );
}

/** Drawn as an SVG, because text with too little contrast would fail accessibility checks. */
function Sample({ color, background }: { color: string; background: string }) {
  return (
    <svg
      width="56"
      height="28"
      aria-hidden
      css={{
        display: 'block',
        border: '1px solid var(--docs-palette-divider)',
        borderRadius: 6,
      }}
      style={{ background }}
    >
      <path
        d="M18 21 L24 7 L30 21 M20.5 16 H27.5 M41 13 V21 M41 17 A4 4 0 1 0 41 17.1"
        fill="none"
        stroke={color}
        strokeWidth="2"
      />
    </svg>
  );
}

function nameOf(text: string): string {
  return text === '#fff' ? 'white' : 'black';
}
