import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GatsbySite } from './gatsby-site';
import { buildHarborSite } from './harbor-site';

describe('a site that documents another library', () => {
  let site: GatsbySite;
  const read = (path: string): string => readFileSync(join(site.folder, 'public', path), 'utf8');
  const readText = (path: string): string => read(path).replace(/<[^>]+>/g, '');

  beforeAll(async () => {
    site = await buildHarborSite();
  });
  afterAll(() => site.remove());

  it('uses its own name, version, logo, and colors', () => {
    const html = read('harbor/berth/index.html');
    expect(html).toMatch(/<title[^>]*>Berth - Harbor UI<\/title>/);
    expect(html).toContain('v3.2.1');
    expect(html).toContain('harbor-logo');
    expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
      name: 'Harbor docs',
      theme_color: 'hsl(184, 83%, 25%)',
    });
  });

  it('renders demos and playgrounds with its library', () => {
    const html = readText('harbor/berth/index.html');
    expect(html).toContain('Berth 7, free: Dunlin');
    expect(html).toContain('Berth 4, reserved: Petrel');
    expect(read('harbor/buoy/index.html')).toContain('aria-label="North entrance, lit"');
  });

  it('generates API pages from the declarations of its library', () => {
    const html = read('harbor/api/berth/index.html');
    expect(html).toContain('id="berth-prop-status"');
    expect(html).toContain('Whether a ship can moor.');
    expect(html).toContain('href="/harbor/buoy/"');
  });

  it('finds its pages and props in search', () => {
    const names = readdirSync(join(site.folder, 'public/search-index')).filter((name) =>
      name.endsWith('.json'),
    );
    const index = names.map((name) => read(`search-index/${name}`)).join('\n');
    for (const name of ['Tide Gauge', 'onMoor', 'BuoyLights']) expect(index).toContain(name);
  });

  it('needs no MUI package for its demos', () => {
    const demos = readdirSync(join(site.folder, 'public/demos'), { recursive: true, encoding: 'utf8' });
    const scripts = demos.filter((name) => name.endsWith('.js') && !/runner|stylis-plugins/.test(name));
    expect(scripts.length).toBeGreaterThan(2);
    for (const name of scripts) expect(read(`demos/${name}`)).not.toMatch(/@mui|Mui[A-Z]/);
  });

  it('reserves no space for ads without ads', () => {
    expect(read('harbor/berth/index.html')).not.toContain('class="partner-slot');
  });
});
