/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useState, type ReactNode } from 'react';
import { copyText, MuiScreen } from 'docs/ui';
import { findVariables, inspectTheme } from './inspect-theme';
import { Field, InspectorControls } from './inspector-controls';
import { inspectorStyles } from './inspector-styles';
import { outline, styleSheet, themeFile } from './theme-code';
import { useInspectorAddress, type Asked } from './use-inspector-address';
import { VariableTable } from './variable-table';

/** Shows which variables and rules a theme generates. */
export function VariableInspector(): ReactNode {
  return (
    <MuiScreen>
      <Inspector />
    </MuiScreen>
  );
}

function Inspector(): ReactNode {
  const [{ prefix, selector, query, all }, ask] = useInspectorAddress();
  const isAll = all === '1';
  const inspection = useMemo(
    () => inspectTheme({ prefix, selector }),
    [prefix, selector],
  );
  // Typing has priority over search and rendering.
  const asked = useDeferredValue(query);
  const variables = useMemo(
    () => findVariables(inspection.variables, prefix, asked, isAll),
    [inspection, prefix, asked, isAll],
  );
  const [copied, setCopied] = useState('');
  const copy = (text: string, name: string): void => {
    void copyText(text).then((isCopied) =>
      setCopied(
        isCopied ? `Copied ${name}` : 'The browser couldn’t copy the text',
      ),
    );
  };
  const change = (next: Partial<Asked>): void => {
    setCopied('');
    ask(next);
  };
  const result = resultText(
    variables.length,
    inspection.variables.length,
    asked,
  );
  return (
    <section aria-label="Variable inspector" css={inspectorStyles}>
      <InspectorControls
        prefix={prefix}
        selector={selector}
        onChange={change}
      />
      <div>
        <pre tabIndex={0} dir="ltr" role="group" aria-label="Generated rules">
          <code>{outline(inspection)}</code>
        </pre>
        <div className="needs-script actions">
          <Button
            size="small"
            variant="outlined"
            onClick={() => copy(themeFile({ prefix, selector }), 'the theme')}
          >
            Copy theme
          </Button>
          <Button
            size="small"
            variant="outlined"
            onClick={() =>
              copy(styleSheet(inspection.rules), 'the style sheet')
            }
          >
            Copy style sheet
          </Button>
        </div>
      </div>
      <div className="needs-script choices">
        <Field
          label="Search names and values"
          type="search"
          value={query}
          onChange={(text) => change({ query: text })}
        />
        <Button
          disabled={query.trim() !== ''}
          onClick={() => change({ all: isAll ? '' : '1' })}
        >
          {isAll ? 'Most used only' : `All ${inspection.variables.length}`}
        </Button>
      </div>
      <p className="result" role="status">
        <bdi>{copied || result}</bdi>
      </p>
      <VariableTable
        variables={variables}
        onCopy={(text) => copy(text, text)}
      />
    </section>
  );
}

function resultText(count: number, all: number, query: string): string {
  if (query.trim() === '') {
    return count === all
      ? `All ${all} variables`
      : `The ${count} most used of ${all} variables`;
  }
  return `${count === 0 ? 'None' : count} of ${all} variables for “${query.trim()}”`;
}
