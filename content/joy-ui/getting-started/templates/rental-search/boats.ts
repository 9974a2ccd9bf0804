export const waters = ['Reed Lakes', 'Long Canal', 'Heron River'] as const;

export const extras = ['Heating', 'Dogs', 'Bicycles', 'No license'] as const;

export type Extra = (typeof extras)[number];

export interface Boat {
  id: string;
  name: string;
  water: (typeof waters)[number];
  town: string;
  /** Number of people who can sleep on board. */
  berths: number;
  /** Price per night, in dollars. */
  price: number;
  rating: number;
  extras: Extra[];
  scene: 'morning' | 'noon' | 'evening';
  roof: 'flat' | 'round' | 'pitched';
  hull: string;
  cabin: string;
}

// prettier-ignore
export const boats: Boat[] = [
  { id: 'dragonfly', name: 'Dragonfly', water: 'Reed Lakes', town: 'Sedge Green', berths: 4, price: 145, rating: 4.9, extras: ['Heating', 'Dogs', 'No license'], scene: 'morning', roof: 'round', hull: '#23444f', cabin: '#e9b949' },
  { id: 'marguerite', name: 'Marguerite', water: 'Long Canal', town: 'Nine Locks', berths: 6, price: 190, rating: 4.7, extras: ['Heating', 'Bicycles'], scene: 'evening', roof: 'flat', hull: '#7c2d20', cabin: '#f3e6cf' },
  { id: 'bittern', name: 'The Bittern', water: 'Heron River', town: 'Old Ferry', berths: 2, price: 98, rating: 4.8, extras: ['Dogs', 'No license'], scene: 'noon', roof: 'pitched', hull: '#3d4a2f', cabin: '#c9553a' },
  { id: 'tuesday', name: 'Slow Tuesday', water: 'Reed Lakes', town: 'Mirror Bay', berths: 8, price: 265, rating: 4.6, extras: ['Heating', 'Bicycles', 'Dogs'], scene: 'noon', roof: 'flat', hull: '#1f3357', cabin: '#8fb8b0' },
  { id: 'lantern', name: 'Lantern', water: 'Long Canal', town: 'Tile Bridge', berths: 2, price: 112, rating: 5, extras: ['Heating', 'No license'], scene: 'evening', roof: 'round', hull: '#3a2746', cabin: '#d9825b' },
  { id: 'plum', name: 'Plum Duff', water: 'Heron River', town: 'Old Ferry', berths: 5, price: 168, rating: 4.5, extras: ['Dogs', 'Bicycles'], scene: 'morning', roof: 'pitched', hull: '#5b2a48', cabin: '#f0d9c0' },
  { id: 'otter', name: 'Otter’s Rest', water: 'Reed Lakes', town: 'Sedge Green', berths: 4, price: 129, rating: 4.4, extras: ['Bicycles', 'No license'], scene: 'evening', roof: 'pitched', hull: '#2c2a28', cabin: '#6f9463' },
  { id: 'willow', name: 'Willow Wren', water: 'Long Canal', town: 'Nine Locks', berths: 6, price: 175, rating: 4.8, extras: ['Heating', 'Dogs', 'Bicycles', 'No license'], scene: 'morning', roof: 'flat', hull: '#1d5147', cabin: '#e7cdbd' },
];

/** Nights from June 12 to June 19. */
export const nights = 7;
