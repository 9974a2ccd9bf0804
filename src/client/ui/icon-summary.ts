import summary from 'site-data/icons.json';
import type { IconSummary } from '../../shared/icon-files';

/** Where the icons of the documented package are, and how many. */
export const iconSummary: IconSummary = summary;
