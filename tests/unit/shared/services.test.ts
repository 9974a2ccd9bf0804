import { describe, expect, it } from 'vitest';
import { configurationSchema } from '../../../src/shared/configuration';
import { servicesJson, servicesOf } from '../../../src/shared/site-data';

const configured = (environment: Record<string, string>) =>
  servicesOf(configurationSchema.parse(environment));

describe('the services of a site', () => {
  it('are none when nothing is configured, and then the HTML does not mention them', () => {
    expect(configured({})).toEqual({});
    expect(servicesJson({})).toBeNull();
  });

  it('are what the configuration names', () => {
    expect(
      configured({
        GATSBY_SPONSOR_AD_URL: 'https://ads.example/json',
        GATSBY_AD_SCRIPT_URL: 'https://ads.example/ad.js',
        GATSBY_ANALYTICS_ID: 'G-ABC123',
        GATSBY_ANALYTICS_URL: 'https://metrics.example/collect',
        GATSBY_FEEDBACK_URL: 'https://feedback.example/',
        GATSBY_ICON_FONT_URL: 'https://fonts.example/icons.css',
        GATSBY_AD_DISPLAY_RATIO: '0',
        GATSBY_WEB_VITALS_RATIO: '0.5',
      }),
    ).toEqual({
      sponsorAdUrl: 'https://ads.example/json',
      adScriptUrl: 'https://ads.example/ad.js',
      analytics: { id: 'G-ABC123', url: 'https://metrics.example/collect' },
      feedbackUrl: 'https://feedback.example',
      iconFontUrl: 'https://fonts.example/icons.css',
      adDisplayRatio: 0,
      webVitalsRatio: 0.5,
    });
  });

  it('only report queries to analytics if they are configured to', () => {
    const analytics = { GATSBY_ANALYTICS_ID: 'G-1', GATSBY_ANALYTICS_URL: 'https://metrics.example' };
    expect(configured({ ...analytics, GATSBY_ANALYTICS_SEARCH_TEXT: 'true' })).toMatchObject({
      analytics: { searchText: true },
    });
    expect(configured({ ...analytics, GATSBY_ANALYTICS_SEARCH_TEXT: 'false' }).analytics).not.toHaveProperty(
      'searchText',
    );
  });

  it('cannot end their element', () => {
    const json = servicesJson({ feedbackUrl: 'https://x.example/</script><script>alert(1)' }) ?? '';
    expect(json).not.toContain('<');
    expect(JSON.parse(json)).toEqual({ feedbackUrl: 'https://x.example/</script><script>alert(1)' });
  });
});
