/** @jsxImportSource @emotion/react */
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import SvgIcon from '@mui/material/SvgIcon';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { MuiScreen } from 'docs/ui';
import { ICON_THEMES, iconModule, type IconTheme } from 'docs/ui/icons';
import { CopyRows } from './copy-rows';
import { dialogStyles } from './icon-dialog-styles';
import {
  drawingOf,
  getData,
  hasIcon,
  loadDrawings,
  subscribe,
} from './icon-store';
import { THEME_LABELS } from './theme-labels';

export interface IconDialogProps {
  name: string;
  theme: IconTheme;
  /** Shows the icon in another theme. */
  onShow: (module: string) => void;
  onClose: () => void;
  /** Called after the dialog has closed, to return focus to the icon. */
  onClosed: () => void;
}

const SIZES = [
  { size: 'small', pixels: 20 },
  { size: 'medium', pixels: 24 },
  { size: 'large', pixels: 35 },
] as const;

/** Dialog with a large preview and code snippets. */
export default function IconDialog(props: IconDialogProps) {
  return (
    <MuiScreen>
      <Content {...props} />
    </MuiScreen>
  );
}

function Content({ name, theme, onShow, onClose, onClosed }: IconDialogProps) {
  const title = useId();
  useSyncExternalStore(subscribe, getData, getData);
  const themes = ICON_THEMES.filter((one) => hasIcon(name, one));
  useEffect(() => {
    for (const one of ICON_THEMES)
      if (hasIcon(name, one)) loadDrawings([name], one);
  }, [name]);
  const closed = useRef(onClosed);
  useEffect(() => {
    const { current } = closed;
    return current;
  }, []);
  const module = iconModule(name, theme);
  const drawing = drawingOf(name, theme) ?? '';
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={title}
      onClose={onClose}
      transitionDuration={isStill ? 0 : { enter: 160, exit: 0 }}
      disableRestoreFocus
      css={dialogStyles}
    >
      <DialogTitle id={title} component="h2">
        {module}
      </DialogTitle>
      <IconButton
        className="close"
        aria-label="Close"
        disableRipple
        onClick={onClose}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent>
        <div className="views">
          <Drawing html={drawing} size={112} />
          <dl>
            {SIZES.map(({ size, pixels }) => (
              <div key={size}>
                <dt>
                  <Drawing html={drawing} size={pixels} />
                </dt>
                <dd>
                  {size}
                  <br />
                  {pixels}px
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          color="primary"
          aria-label="Theme of the icon"
          value={theme}
          onChange={(_, chosen: IconTheme | null) =>
            chosen && onShow(iconModule(name, chosen))
          }
        >
          {themes.map((one) => (
            <ToggleButton key={one} value={one} disableRipple>
              <Drawing html={drawingOf(name, one) ?? ''} size={24} />
              {THEME_LABELS[one]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        <CopyRows key={theme} name={name} theme={theme} drawing={drawing} />
      </DialogContent>
    </Dialog>
  );
}

function Drawing({ html, size }: { html: string; size: number }) {
  return (
    <SvgIcon sx={{ fontSize: size }}>
      <g dangerouslySetInnerHTML={{ __html: html }} />
    </SvgIcon>
  );
}
