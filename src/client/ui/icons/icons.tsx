import type { ReactNode } from 'react';

/** One picture in the line of text. */
export function Icon({ children }: { children: ReactNode }): ReactNode {
  return (
    <svg className="icon" viewBox="0 0 24 24" width="20" height="20" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}

export const MenuIcon = (): ReactNode => <Icon><path d="M4 7h16M4 12h16M4 17h10" /></Icon>; // prettier-ignore
export const CloseIcon = (): ReactNode => <Icon><path d="m6 6 12 12M18 6 6 18" /></Icon>; // prettier-ignore
export const CheckIcon = (): ReactNode => <Icon><path d="m5 13 4 4L19 7" /></Icon>; // prettier-ignore
export const ChevronIcon = (): ReactNode => <Icon><path d="m9 6 6 6-6 6" /></Icon>; // prettier-ignore
export const ArrowUpIcon = (): ReactNode => <Icon><path d="M12 19V5m-6 6 6-6 6 6" /></Icon>; // prettier-ignore
export const ArrowForwardIcon = (): ReactNode => <Icon><path d="M5 12h14m-6-6 6 6-6 6" /></Icon>; // prettier-ignore
export const SearchIcon = (): ReactNode => <Icon><path d="M11 5a6 6 0 1 0 0 12 6 6 0 0 0 0-12m4.5 10.5L20 20" /></Icon>; // prettier-ignore
export const PencilIcon = (): ReactNode => <Icon><path d="m4 20 1-4L16 5l3 3L8 19l-4 1z" /></Icon>; // prettier-ignore

/** A bell with its clapper. */
export const BellIcon = (): ReactNode => (
  <Icon>
    <path d="M6 16.5V11a6 6 0 0 1 12 0v5.5l1.5 1.5h-15zM10 20.5a2.2 2.2 0 0 0 4 0" />
  </Icon>
);

/** A thumb up; turned over, it is down. */
export const ThumbIcon = (): ReactNode => (
  <Icon>
    <path d="M7.5 11v8.5H4V11zm0 0 4-7.5c1.5 0 2.5 1.2 2.2 2.700L13 9.5h5.2c1.300 0 2.2 1.2 1.900 2.400l-1.600 6.2a2 2 0 0 1-1.900 1.400H7.5" />
  </Icon>
);
export const OfflineIcon = (): ReactNode => <Icon><path d="m4 4 16 16M9 7a5 5 0 0 1 8 4 4 4 0 0 1 2.500 7M6.500 9.500A4.500 4.500 0 0 0 7 18h9" /></Icon>; // prettier-ignore

/** Three sliders. */
export const SettingsIcon = (): ReactNode => (
  <Icon>
    <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
    <circle cx="15.5" cy="7" r="2.2" />
    <circle cx="8.5" cy="17" r="2.2" />
  </Icon>
);

/** A branch with three commits: the repository, without anybody's trademark. */
export const GitHubIcon = (): ReactNode => (
  <Icon>
    <circle cx="7" cy="6" r="2.2" />
    <circle cx="7" cy="18" r="2.2" />
    <circle cx="17" cy="8" r="2.2" />
    <path d="M7 8.2v7.6M17 10.2c0 3.5-5 3-8.6 4.6" />
  </Icon>
);
