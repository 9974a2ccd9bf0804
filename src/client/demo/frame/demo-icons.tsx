import type { ReactNode } from 'react';
import { Icon } from '../../ui/icons/icons';

export const LightningIcon = (): ReactNode => <Icon><path d="M13 3 5 14h6l-1 7 8-11h-6z" /></Icon>; // prettier-ignore
export const CubeIcon = (): ReactNode => <Icon><path d="m12 3 8 4.5v9L12 21l-8-4.5v-9zm0 9 8-4.5M12 12v9m0-9L4 7.5" /></Icon>; // prettier-ignore
export const CopyIcon = (): ReactNode => <Icon><path d="M9 9h11v11H9zM15 5V4H4v11h1" /></Icon>; // prettier-ignore
export const FocusIcon = (): ReactNode => <Icon><path d="M4 9V4h5m6 0h5v5m0 6v5h-5m-6 0H4v-5m6.5-3h3M12 10.5v3" /></Icon>; // prettier-ignore
export const ResetIcon = (): ReactNode => <Icon><path d="M5 5v5h5M5.5 10a7 7 0 1 1-.4 4" /></Icon>; // prettier-ignore
export const MoreIcon = (): ReactNode => <Icon><path d="M12 5.5v.1m0 6.4v.1m0 6.4v.1" strokeWidth="3" /></Icon>; // prettier-ignore
