/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useState } from 'react';
import { copyText } from 'docs/ui';
import { iconModule, type IconTheme } from 'docs/ui/icons';
import { copyStyles } from './copy-rows-styles';
import { fontCode, importLine, svgFile, svgIconCode } from './icon-code';
import { getData } from './icon-store';

interface CopyRow {
  title: string;
  code: string;
}

/** Code snippets, each with a copy button. */
export function CopyRows({
  name,
  theme,
  drawing,
}: {
  name: string;
  theme: IconTheme;
  drawing: string;
}) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = (what: string, text: string): void => {
    void copyText(text).then((isCopied) => setCopied(isCopied ? what : null));
  };
  const module = iconModule(name, theme);
  return (
    <div css={copyStyles}>
      {rowsOf(name, theme, drawing).map(({ title, code }) => (
        <div key={title} className="row">
          <h3>{title}</h3>
          <pre tabIndex={0} dir="ltr" aria-label={title} role="group">
            <code>{code}</code>
          </pre>
          <Button
            size="small"
            disableRipple
            onClick={() => copy(title, code)}
            aria-label={`Copy ${title}`}
          >
            {copied === title ? 'Copied' : 'Copy'}
          </Button>
        </div>
      ))}
      <div className="whole">
        <Button
          variant="outlined"
          disableRipple
          onClick={() => copy('Name', module)}
        >
          {copied === 'Name' ? 'Copied' : 'Copy name'}
        </Button>
        <Button
          variant="outlined"
          disableRipple
          disabled={drawing === ''}
          onClick={() => copy('SVG', svgFile(drawing))}
        >
          {copied === 'SVG' ? 'Copied' : 'Copy SVG'}
        </Button>
      </div>
      {/* In the dialog, because everything behind it is inert. */}
      <p role="status" className="visually-hidden">
        {copied !== null && `${copied} copied`}
      </p>
    </div>
  );
}

function rowsOf(name: string, theme: IconTheme, drawing: string): CopyRow[] {
  const { index } = getData();
  const font = index && fontCode(name, theme, index);
  return [
    { title: 'Import', code: importLine(name, theme) },
    { title: 'JSX', code: `<${iconModule(name, theme)}Icon />` },
    ...(font ? [{ title: 'Icon font', code: font }] : []),
    // Empty until the drawing has loaded.
    ...(drawing === ''
      ? []
      : [{ title: 'Custom icon', code: svgIconCode(drawing) }]),
  ];
}
