import { DataGridPro } from '@mui/x-data-grid-pro';
import { LicenseInfo, Watermark } from '@mui/x-license';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

/** What a paid component logs, and the watermark that it shows. */
function renderPaidGrid(key: string): { logged: string; watermark: string } {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  LicenseInfo.setLicenseKey(key);
  renderToString(createElement(DataGridPro, { rows: [], columns: [] }));
  // A grid is empty on a server, so its watermark is rendered alone.
  const releaseInfo = Buffer.from('1700000000000').toString('base64');
  const watermark = renderToString(createElement(Watermark, { packageName: 'x-data-grid-pro', releaseInfo }));
  return { logged: error.mock.calls.join('\n'), watermark: watermark.replace(/<[^>]*>/g, '') };
}

describe('a paid package, as "License key" describes it', () => {
  const original = LicenseInfo.getLicenseKey();

  afterEach(() => {
    LicenseInfo.setLicenseKey(original ?? '');
    vi.restoreAllMocks();
  });

  it('asks for a key that is missing', () => {
    const { logged, watermark } = renderPaidGrid('');
    expect(logged).toContain('MUI X: Missing license key.');
    expect(watermark).toBe('MUI X Missing license key');
  });

  it('rejects a key with a typo', () => {
    const { logged, watermark } = renderPaidGrid('0f94d8b65161817ca5d7f7af8ac2f04wrong');
    expect(logged).toContain('MUI X: Invalid license key.');
    expect(watermark).toBe('MUI X Invalid license key');
  });

  it('logs its error once', () => {
    expect(renderPaidGrid('another wrong key').logged).not.toBe('');
    vi.restoreAllMocks();
    expect(renderPaidGrid('another wrong key').logged).toBe('');
  });
});
