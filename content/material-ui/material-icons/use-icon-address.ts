import { useEffect, useRef, useState } from 'react';
import { changeAddress, useAddressQuery, whenAllowed } from 'docs/ui';
import { ICON_THEMES, type IconTheme } from 'docs/ui/icons';

/** State of the search in the URL. */
export interface Asked {
  query: string;
  theme: IconTheme;
  /** Module of the icon whose dialog is open. */
  selected: string | null;
}

export interface IconAddress extends Asked {
  setQuery: (query: string) => void;
  setTheme: (theme: IconTheme) => void;
  /** Opens the dialog of an icon and adds a history entry, or shows another icon in the open dialog. */
  select: (module: string) => void;
  close: () => void;
}

/** Stores the state of the search in the URL, so that users can share it, reload it, and go back. */
export function useIconAddress(): IconAddress {
  const search = useAddressQuery();
  const addressed = parse(search);
  // Typed text takes precedence until the URL changes for another reason.
  const [typed, setTyped] = useState<{ query: string; search: string } | null>(
    null,
  );
  const query = typed?.search === search ? typed.query : addressed.query;
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const write = (
    change: Partial<Asked>,
    how: 'pushState' | 'replaceState',
  ): void => {
    stop.current?.();
    const url = new URL(window.location.href);
    url.search = print({ ...parse(url.search), query, ...change });
    const key =
      how === 'pushState' ? { key: String(Date.now()), opened: true } : {};
    setTyped({ query: change.query ?? query, search: url.search });
    changeAddress(
      how,
      { ...(window.history.state as object | null), ...key },
      url,
    );
  };

  return {
    ...addressed,
    query,
    setQuery(next) {
      setTyped({ query: next, search });
      stop.current?.();
      stop.current = whenAllowed(() => write({ query: next }, 'replaceState'));
    },
    setTheme: (theme) => write({ theme }, 'replaceState'),
    select(module) {
      // Save the typed text in the entry that Back returns to.
      if (addressed.selected === null) write({}, 'replaceState');
      write(
        { selected: module },
        addressed.selected === null ? 'pushState' : 'replaceState',
      );
    },
    close() {
      const isOpenedHere =
        (window.history.state as { opened?: boolean } | null)?.opened === true;
      if (isOpenedHere) window.history.back();
      else write({ selected: null }, 'replaceState');
    },
  };
}

function parse(search: string): Asked {
  const parameters = new URLSearchParams(search);
  const theme = parameters.get('theme');
  return {
    query: parameters.get('query') ?? '',
    theme: ICON_THEMES.find((known) => known === theme) ?? ICON_THEMES[0],
    selected: parameters.get('selected'),
  };
}

function print({ query, theme, selected }: Asked): string {
  const parameters = new URLSearchParams({
    ...(query.trim() !== '' && { query: query.trim() }),
    ...(theme !== ICON_THEMES[0] && { theme }),
    ...(selected !== null && { selected }),
  }).toString();
  return parameters && `?${parameters}`;
}
