const birds = [
  'Curlew',
  'Goldcrest',
  'Kingfisher',
  'Nightjar',
  'Siskin',
  'Wheatear',
  'Redwing',
];
const sites = [
  'Fen Hide',
  'Heron Weir',
  'North Dunes',
  'Old Quarry',
  'Reed Path',
];

export interface Sighting {
  id: number;
  bird: string;
  site: string;
  count: number;
}

/** 240 invented sightings. */
export const sightings: Sighting[] = Array.from(
  { length: 240 },
  (_, index) => ({
    id: index + 1,
    bird: birds[(index * 3 + Math.floor(index / 7)) % birds.length] ?? '',
    site: sites[(index * 2 + Math.floor(index / 5)) % sites.length] ?? '',
    count: ((index * 7) % 12) + 1,
  }),
);
