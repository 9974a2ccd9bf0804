import summary from 'site-data/icons.json';
import type { IconSummary } from '../../shared/icon-files';

/** Location and number of the icons of the documented package. */
export const iconSummary: IconSummary = summary;
