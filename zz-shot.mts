import { chromium } from '@playwright/test';
import { StaticServer } from './tests/e2e/support/static-server';
const site = new StaticServer('public'); await site.listen();
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
for (const [w,scheme] of [[390,'light'],[1440,'dark']] as const) {
  const c = await b.newContext({viewport:{width:w,height:900},colorScheme:scheme});
  const p = await c.newPage();
  await p.goto(site.origin+'/joy-ui/getting-started/'); await p.waitForTimeout(3000);
  await p.locator('main .save-for-offline').scrollIntoViewIfNeeded(); await p.waitForTimeout(1200);
  await p.screenshot({path:`/tmp/shot-a-${w}.png`});
  await p.locator('main .save-for-offline button').first().click(); await p.waitForTimeout(2500);
  await p.getByLabel('Toggle settings drawer').click(); await p.waitForTimeout(1200);
  await p.screenshot({path:`/tmp/shot-b-${w}.png`});
  await p.keyboard.press('Escape');
  await c.setOffline(true); 
  await p.goto(site.origin+'/joy-ui/react-button/'); await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/shot-c-${w}.png`});
  await p.goto(site.origin+'/joy-ui/react-buttom/'); await p.waitForTimeout(2500);
  await p.screenshot({path:`/tmp/shot-d-${w}.png`});
  await c.close();
}
await b.close(); await site.cut(); process.exit(0);
