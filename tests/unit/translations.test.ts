import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { API_SECTIONS, API_VIEWS } from '../../src/shared/api-reference';
import { IN_HOUSE_ADS } from '../../src/libraries/brand/in-house-ads';
import { COLOR_MODES } from '../../src/shared/color-mode';
import { CONSENT_CHOICES } from '../../src/client/analytics/consent';
import { BADGES, PLANS } from '../../src/shared/badges';
import { INTERRUPTIONS } from '../../src/client/offline/ui/save-product';
import { RECORD_KINDS } from '../../src/shared/index-files';
import { interfaceStrings, translationsSchema } from '../../src/node/content/translations';
import { findStringUses, keysOf } from './interface-strings';

const homeDemos = readdirSync('content/home-demos').filter((name) => name.endsWith('.tsx'));

/** The keys that a key with a placeholder stands for. */
const DYNAMIC_KEYS: Readonly<Record<string, readonly string[]>> = {
  '${group}.title': ['notFound', 'versionsPage'].map((name) => `${name}.title`),
  '${group}.description': ['notFound', 'versionsPage'].map((name) => `${name}.description`),
  'plans.${plan}': PLANS.map((name) => `plans.${name}`),
  'badges.${badge}': BADGES.map((name) => `badges.${name}`),
  'demoExtras.${name}': ['copySourceLinkJS', 'copySourceLinkTS'].map((name) => `demoExtras.${name}`),
  'demo.${name}': ['stackblitz', 'codesandbox', 'copySource', 'resetFocus', 'resetDemo', 'seeMore'].map(
    (name) => `demo.${name}`,
  ),
  'chips.${key}': ['feedback', 'bundleSize', 'source', 'waiAria', 'materialDesign'].map(
    (name) => `chips.${name}`,
  ),
  'settings.${value}': [...COLOR_MODES, 'ltr', 'rtl', 'normal', 'dense'].map((name) => `settings.${name}`),
  'reference.views.${view}': API_VIEWS.map((view) => `reference.views.${view}`),
  'reference.viewOf.${section}': API_SECTIONS.map((section) => `reference.viewOf.${section}`),
  'ads.inHouse.${key}.name': IN_HOUSE_ADS.map(({ key }) => `ads.inHouse.${key}.name`),
  'ads.inHouse.${key}.description': IN_HOUSE_ADS.map(({ key }) => `ads.inHouse.${key}.description`),
  'consent.${choice}': CONSENT_CHOICES.map((choice) => `consent.${choice}`),
  'helpful.${key}': ['helpful.yes', 'helpful.no'],
  'saving.interrupted.${state.reason}': INTERRUPTIONS.map((reason) => `saving.interrupted.${reason}`),
  'feedback.${status}': ['sent', 'offline', 'tooShort', 'failed', 'rejected'].map(
    (name) => `feedback.${name}`,
  ),
  'search.fault.${fault}': ['missing', 'outdated', 'blocked'].map((name) => `search.fault.${name}`),
  'search.kind.${kind}': RECORD_KINDS.map((name) => `search.kind.${name}`),
  'liveEdit.${LEAVE_HINT}': ['liveEdit.leaveHint', 'liveEdit.leaveTouchHint'],
  'home.demos.${demo.name}': homeDemos.map((name) => `home.demos.${name.replace('.tsx', '')}`),
};

const uses = findStringUses(['src/client', 'src/pages', 'src/templates', 'src/node/api', 'src/node/outputs']);
const table = translationsSchema.parse(parse(readFileSync('content/_data/translations/en.yaml', 'utf8')));
const known = new Set(keysOf(interfaceStrings(table)));

describe('the interface strings', () => {
  it('keys with placeholders are listed in this test', () => {
    const templates = uses.map(({ key }) => key).filter((key) => key.includes('${'));
    expect([...new Set(templates)].sort()).toEqual(Object.keys(DYNAMIC_KEYS).sort());
  });

  it('all strings that the code uses exist', () => {
    expect(uses.length).toBeGreaterThan(30);
    const missing = uses.flatMap(({ file, key }) =>
      (DYNAMIC_KEYS[key] ?? [key]).filter((one) => !known.has(one)).map((one) => `${one} (${file})`),
    );
    expect(missing).toEqual([]);
  });

  it('all strings are used', () => {
    const used = new Set(uses.flatMap(({ key }) => DYNAMIC_KEYS[key] ?? [key]));
    expect([...known].filter((key) => !used.has(key))).toEqual([]);
  });
});
