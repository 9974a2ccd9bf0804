// What live pages can import from "docs/ui".
export { LiveCode } from '../article/live-code';
export { MuiScreen } from '../article/mui-screen';
export { announce } from '../ui/announce';
export { copyText, useClipboardCopy } from '../ui/copy-button';
export { iconSummary } from '../ui/icon-summary';
export { SearchIcon } from '../ui/icons/icons';
export { OnDemand } from '../ui/on-demand';
export { moveFocus } from '../ui/roving-tabindex';
export { useTheme, useThemeSettings } from '../ui/theme/theme-provider';
export { useAddress, useAddressedTexts } from '../ui/use-address';
export { changeAddress, useAddressQuery } from '../ui/use-address-query';
export { whenAllowed } from '../ui/when-allowed';
export { afterPaint } from '../ui/when-idle';
export { toAddress } from '../../shared/address/site-address';
export { closest } from '../../shared/texts/suggest';
export { isColorScheme } from '../../shared/theme/color-mode';
