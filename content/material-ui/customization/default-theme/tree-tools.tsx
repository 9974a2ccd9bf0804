/** @jsxImportSource @emotion/react */
import Button from '@mui/material/Button';
import type { ReactNode, Ref } from 'react';
import { MuiScreen } from 'docs/ui';

interface ViewerScreenProps {
  /** Where to find values without JavaScript. */
  fallback: string;
  children: ReactNode;
}

/** Container of a theme viewer. */
export function ViewerScreen({ fallback, children }: ViewerScreenProps) {
  return (
    <>
      <noscript>
        <p>{fallback}</p>
      </noscript>
      <MuiScreen>{children}</MuiScreen>
    </>
  );
}

interface TreeToolsProps {
  inputRef: Ref<HTMLInputElement>;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  onToggleAll: (isOpen: boolean) => void;
  /** More tools after the others. */
  children?: ReactNode;
}

/** The search field of a theme tree, with buttons to expand and collapse it. */
export function TreeTools({
  inputRef,
  placeholder,
  query,
  onQuery,
  onToggleAll,
  children,
}: TreeToolsProps) {
  return (
    <div className="tools">
      <form role="search" onSubmit={(event) => event.preventDefault()}>
        <input
          ref={inputRef}
          type="search"
          aria-label="Search the theme"
          placeholder={placeholder}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={query}
          onChange={({ target }) => onQuery(target.value)}
        />
      </form>
      <Button disableRipple onClick={() => onToggleAll(true)}>
        Expand all
      </Button>
      <Button disableRipple onClick={() => onToggleAll(false)}>
        Collapse all
      </Button>
      {children}
    </div>
  );
}
