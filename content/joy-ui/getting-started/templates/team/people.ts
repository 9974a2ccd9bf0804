// cspell:ignore solveig aranda ekwueme oakhurst ilse marchetti dara nwosu falk runa maeve tordoff osei

export const roles = [
  {
    id: 'leaders',
    name: 'Team leaders',
    task: 'Plan the search and stay on the radio',
  },
  {
    id: 'medics',
    name: 'Medics',
    task: 'Treat people on the mountain and in the sled',
  },
  {
    id: 'ropes',
    name: 'Rope rescue',
    task: 'Work on cliffs, in gullies, and from lifts',
  },
  {
    id: 'dogs',
    name: 'Search dogs',
    task: 'Find people in snow, forest, and fog',
  },
] as const;

export const statuses = ['On call', 'At work', 'Away'] as const;

export type Status = (typeof statuses)[number];

export interface Person {
  id: string;
  name: string;
  callSign: string;
  role: (typeof roles)[number]['id'];
  status: Status;
  /** Minutes to the hut. */
  minutes: number;
  since: number;
  home: string;
  skills: string[];
  note: string;
  shifts: string[];
  /** Colors of the drawn portrait. */
  skin: string;
  hair: string;
}

// prettier-ignore
export const people: Person[] = [
  { id: 'solveig', name: 'Solveig Aranda', callSign: 'Kestrel 1', role: 'leaders', status: 'On call', minutes: 8, since: 2009, home: 'Upper Larch', skills: ['Command', 'Avalanche', 'German'], note: 'Led the search on Needle Pass in March.', shifts: ['Fri, Nov 13, night', 'Sun, Nov 15, day'], skin: '#e3ab87', hair: '#6b3d22' },
  { id: 'tobias', name: 'Tobias Ekwueme', callSign: 'Kestrel 2', role: 'leaders', status: 'At work', minutes: 25, since: 2014, home: 'Saddle Mill', skills: ['Command', 'Drone', 'French'], note: 'Teaches until 7 p.m. and can drive up afterward.', shifts: ['Sat, Nov 14, day'], skin: '#8a5a3c', hair: '#1f1714' },
  { id: 'wen', name: 'Wen Oakhurst', callSign: 'Kestrel 3', role: 'leaders', status: 'On call', minutes: 12, since: 2018, home: 'Upper Larch', skills: ['Command', 'Maps', 'Radio'], note: 'Keeps the maps of every search since 2018.', shifts: ['Fri, Nov 13, night', 'Sat, Nov 14, night'], skin: '#edc49c', hair: '#2b2422' },
  { id: 'ilse', name: 'Ilse Marchetti', callSign: 'Medic 1', role: 'medics', status: 'On call', minutes: 15, since: 2011, home: 'Gravel Bridge', skills: ['Doctor', 'Ski', 'Italian'], note: 'Anesthesiologist at the valley clinic.', shifts: ['Fri, Nov 13, night'], skin: '#f0c9ab', hair: '#a8a29a' },
  { id: 'dara', name: 'Dara Nwosu-Falk', callSign: 'Medic 2', role: 'medics', status: 'On call', minutes: 10, since: 2019, home: 'Upper Larch', skills: ['Paramedic', 'Sled', 'Ice'], note: 'Rides the sled on every winter callout.', shifts: ['Fri, Nov 13, night', 'Mon, Nov 16, day'], skin: '#6d4530', hair: '#17110f' },
  { id: 'piet', name: 'Piet Sandoval', callSign: 'Medic 3', role: 'medics', status: 'Away', minutes: 0, since: 2021, home: 'Saddle Mill', skills: ['Nurse', 'Spanish'], note: 'At a cold-injury training until Tuesday.', shifts: ['Wed, Nov 18, night'], skin: '#d79b72', hair: '#3a2418' },
  { id: 'runa', name: 'Runa Castellan', callSign: 'Rope 1', role: 'ropes', status: 'On call', minutes: 6, since: 2013, home: 'Hut Road', skills: ['Cliffs', 'Winch', 'Ice'], note: 'Set up the anchors on the Organ Wall.', shifts: ['Fri, Nov 13, night', 'Sat, Nov 14, day'], skin: '#f0c9ab', hair: '#c6873a' },
  { id: 'amir', name: 'Amir Holloway', callSign: 'Rope 2', role: 'ropes', status: 'At work', minutes: 35, since: 2016, home: 'Gravel Bridge', skills: ['Chairlifts', 'Winch'], note: 'Runs the lifts and knows every tower.', shifts: ['Sun, Nov 15, night'], skin: '#b97d56', hair: '#1f1714' },
  { id: 'jun', name: 'Jun Bellwether', callSign: 'Rope 3', role: 'ropes', status: 'On call', minutes: 18, since: 2022, home: 'Saddle Mill', skills: ['Caves', 'Cliffs', 'Knots'], note: 'Newest on the ropes, first in the caves.', shifts: ['Fri, Nov 13, night'], skin: '#edc49c', hair: '#2b2422' },
  { id: 'maeve', name: 'Maeve Tordoff', callSign: 'Dog 1, with Biscuit', role: 'dogs', status: 'On call', minutes: 14, since: 2015, home: 'Fold Farm', skills: ['Avalanche', 'Trailing'], note: 'Biscuit is a border collie with 11 finds.', shifts: ['Fri, Nov 13, night', 'Sat, Nov 14, night'], skin: '#f2cfb6', hair: '#b4532a' },
  { id: 'osei', name: 'Osei Lindqvist', callSign: 'Dog 2, with Moss', role: 'dogs', status: 'Away', minutes: 0, since: 2017, home: 'Gravel Bridge', skills: ['Air scent', 'Forest'], note: 'Moss is resting a sore paw until November 20.', shifts: ['Sat, Nov 21, day'], skin: '#7d4f35', hair: '#17110f' },
];
