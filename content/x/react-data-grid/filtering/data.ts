export interface Seed {
  id: number;
  name: string;
  family: string;
  days: number;
  sow: string;
  stored: string;
}

export const seeds: Seed[] = [
  {
    id: 1,
    name: 'Amber bush bean',
    family: 'Legume',
    days: 55,
    sow: 'May',
    stored: '2025-09-14',
  },
  {
    id: 2,
    name: 'Crimson lettuce',
    family: 'Daisy',
    days: 48,
    sow: 'March',
    stored: '2025-07-30',
  },
  {
    id: 3,
    name: 'Dwarf pea',
    family: 'Legume',
    days: 62,
    sow: 'March',
    stored: '2024-08-02',
  },
  {
    id: 4,
    name: 'Jalapeño Fire',
    family: 'Nightshade',
    days: 80,
    sow: 'February',
    stored: '2025-10-11',
  },
  {
    id: 5,
    name: 'Moon squash',
    family: 'Gourd',
    days: 105,
    sow: 'May',
    stored: '2023-10-20',
  },
  {
    id: 6,
    name: 'Plum tomato',
    family: 'Nightshade',
    days: 76,
    sow: 'March',
    stored: '2025-09-28',
  },
  {
    id: 7,
    name: 'Sickle pea',
    family: 'Legume',
    days: 58,
    sow: 'April',
    stored: '2025-08-17',
  },
  {
    id: 8,
    name: 'Winter endive',
    family: 'Daisy',
    days: 90,
    sow: 'July',
    stored: '2024-11-05',
  },
];
