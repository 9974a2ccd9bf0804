/** The pages behind the address bar, which are loaded anew for every profile and took a quarter of the processor. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** A process for a page that may come, started anew for every profile: the pages of a test are known. */
const SPARE_PROCESS = 'SpareRendererForSitePerProcess';

/** What Playwright turns off by itself: only the last list that Chromium is given counts. */
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
