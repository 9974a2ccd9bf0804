import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findIcons, termsOf, toSearched } from '../../../content/material-ui/material-icons/find-icons';
import { closestWord, SYNONYMS } from '../../../content/material-ui/material-icons/synonyms';
import { splitModule } from '../../../src/shared/icon-files';

const modules = readdirSync('node_modules/@mui/icons-material')
  .filter((file) => /^[A-Z]\w*\.js$/.test(file))
  .map((file) => file.slice(0, -'.js'.length));
const isName = (word: string): boolean => modules.includes(`${word}Outlined`);
const names = [...new Set(modules.map((module) => splitModule(module, isName).name))].sort();
const icons = names.map(toSearched);
const found = (query: string): string[] =>
  findIcons(icons, query, SYNONYMS).map((place) => names[place] ?? '');

it.each([
  ['trash', 'Delete'],
  ['user', 'Person'],
  ['gear', 'Settings'],
  ['hamburger', 'Menu'],
  ['house', 'House'],
  ['magnifying glass', 'Search'],
  ['log in', 'Login'],
  ['pencil', 'Edit'],
  ['plus', 'Add'],
  ['x', 'X'],
])('"%s" finds %s first', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

it.each([
  ['account_circle', 'AccountCircle'],
  ['AccountCircleOutlined', 'AccountCircle'],
  ['<AccountCircleOutlinedIcon />', 'AccountCircle'],
  ['accountcircle', 'AccountCircle'],
  ['4k', 'FourK'],
  ['3d rotation', 'ThreeDRotation'],
  ['360', 'ThreeSixty'],
])('a name in another form, "%s", finds %s first', (query, name) => {
  expect(found(query)[0]).toBe(name);
});

it('all words must fit, in any order and to their beginning', () => {
  expect(found('off wif')).toContain('WifiOff');
  expect(found('off wif')).not.toContain('Wifi');
});

it('the beginning of a synonym is enough', () => {
  expect(found('tras')).toContain('Delete');
});

it('an icon that shows nothing else comes before one that has the word in its name', () => {
  expect(found('trash').indexOf('Delete')).toBeLessThan(found('trash').indexOf('RestoreFromTrash'));
});

it('nothing typed finds all, and nonsense finds nothing', () => {
  expect(found(' ')).toEqual(names);
  expect(found('qqzz')).toEqual([]);
  expect(found('constructor')).toEqual([]);
});

it('signs alone are no words', () => {
  expect(termsOf('</>')).toEqual([]);
});

describe('the synonyms', () => {
  it('each match an icon', () => {
    const has = (meaning: string): boolean =>
      icons.some((icon) => meaning.split(' ').every((word) => icon.words.includes(word)));
    const dead = Object.entries(SYNONYMS).flatMap(([word, meanings]) =>
      meanings.split(', ').flatMap((meaning) => (has(meaning) ? [] : [`${word}: ${meaning}`])),
    );
    expect(dead).toEqual([]);
  });

  it('synonyms add words', () => {
    expect(Object.entries(SYNONYMS).filter(([word, meanings]) => word === meanings)).toEqual([]);
  });
});

it.each([
  ['Calender ', 'calendar'],
  ['trsh', 'trash'],
  ['zzzzzz', null],
])('for "%s", the suggested word is %s', (query, expected) => {
  expect(closestWord(query, icons)).toBe(expected);
});
