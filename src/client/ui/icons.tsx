import type { ReactNode, SVGProps } from 'react';

/** An inline icon made of strokes on a grid of 24. */
export function Icon(path: SVGProps<SVGPathElement>): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path {...path} />
    </svg>
  );
}

/** An icon of Material Icons, which has a filled shape. */
export const FilledIcon = ({ d }: { d: string }): ReactNode => (
  <Icon d={d} fill="currentColor" stroke="none" />
);

/** Creates an icon component from its path. */
const icon = (d: string) => (): ReactNode => <Icon d={d} />;

export const MenuIcon = icon('M4 7h16M4 12h16M4 17h10');
export const CloseIcon = icon('m6 6 12 12M18 6 6 18');
export const CheckIcon = icon('m5 13 4 4L19 7');
export const ChevronIcon = icon('m9 6 6 6-6 6');
export const ArrowUpIcon = icon('M12 19V5m-6 6 6-6 6 6');
export const ArrowForwardIcon = icon('M5 12h14m-6-6 6 6-6 6');
export const SearchIcon = icon('M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12m4.5 10.5L20 20');
export const BellIcon = icon('M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0');
/** A thumb up, which is rotated for a thumb down. */
export const ThumbIcon = icon(
  'M7.5 11v8.5H4V11zm0 0 4-7.5c1.5 0 2.5 1.2 2.2 2.7L13 9.5h5.2c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.2a2 2 0 0 1-1.9 1.4H7.5',
);
export const OfflineIcon = icon('m4 4 16 16M9 7a5 5 0 0 1 8 4 4 4 0 0 1 2.5 7M6.5 9.5A4.5 4.5 0 0 0 7 18h9');
export const SettingsIcon = icon(
  'M4 7h9m5 0h2M4 17h2m5 0h9M13.3 7a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M6.3 17a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0',
);
/** A branch with three commits, which is not a trademark. */
export const GitHubIcon = icon(
  'M4.8 6a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0m0 12a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0m10-10a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0M7 8.2v7.6M17 10.2c0 3.5-5 3-8.6 4.6',
);
export const LightningIcon = icon('M13 3 5 14h6l-1 7 8-11h-6z');
export const CubeIcon = icon('m12 3 8 4.5v9L12 21l-8-4.5v-9zm0 9 8-4.5M12 12v9m0-9L4 7.5');
export const CopyIcon = icon('M9 9h11v11H9zM15 5V4H4v11h1');
export const FocusIcon = icon('M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5m6.5-3h3M12 10.5v3');
export const ResetIcon = icon('M5 5v5h5M5.5 10a7 7 0 1 1-.4 4');
export const MoreIcon = (): ReactNode => <Icon d="M12 5.5v.1m0 6.4v.1m0 6.4v.1" strokeWidth={3} />;
