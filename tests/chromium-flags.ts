/** Internal pages of the address bar, which load for every profile and took a quarter of the CPU. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A spare process that starts for every profile. Tests do not need it. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** Features that Playwright disables. Chromium only uses the last list. */
const PLAYWRIGHT_DEFAULTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** Nothing but the page uses the processor or the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[...ADDRESS_BAR, SPARE_PROCESS, ...PLAYWRIGHT_DEFAULTS].join()}`,
];
