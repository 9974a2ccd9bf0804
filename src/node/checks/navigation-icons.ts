import type { Problem } from '../../shared/page/problem';
import { closest } from '../../shared/texts/suggest';
import { iconNames, iconPath } from '../content/menu-icons';
import { didYouMean } from './messages';
import type { SiteIndex } from './site-index';

/** Entries with an icon that does not exist, or that the menu cannot draw. */
export function checkNavigationIcons({ content }: SiteIndex): Problem[] {
  return content.data.trees.flatMap(({ located }) =>
    located.flatMap(({ value: { icon }, locate }): Problem[] => {
      if (icon === undefined || iconPath(icon) !== null) return [];
      const names = iconNames();
      const exists = names.includes(icon);
      return [
        {
          rule: 'navigation-icon',
          what: exists
            ? `The icon "${icon}" has shapes that the menu does not draw.`
            : `There is no icon "${icon}".`,
          where: [locate('icon')],
          why: 'The menu draws icons of @mui/icons-material that consist of paths.',
          fix: exists
            ? 'Choose another one.'
            : didYouMean(closest(icon, names), 'Write the name of an export of @mui/icons-material.'),
        },
      ];
    }),
  );
}
