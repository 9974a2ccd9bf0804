// prettier-ignore
export const figures = [
  { label: 'Passengers', value: '4,180', change: '+6% from last Tuesday', trend: [31, 28, 34, 36, 33, 39, 42] },
  { label: 'On time', value: '94%', change: '2 of 36 sailings late', trend: [90, 92, 89, 95, 93, 96, 94] },
  { label: 'Bicycles', value: '612', change: '+11% from last Tuesday', trend: [40, 44, 43, 49, 52, 55, 61] },
  { label: 'Open seats', value: '1,940', change: 'through the last sailing', trend: [30, 29, 26, 27, 24, 22, 19] },
];

/** Passengers per hour, starting at 6 a.m. */
export const passengers = [
  180, 420, 560, 390, 260, 240, 310, 280, 270, 360, 510, 400,
];
export const firstHour = 6;

export const routes = ['Bay', 'Islands', 'Night'] as const;

export type Route = (typeof routes)[number];

export interface Departure {
  time: string;
  to: string;
  route: Route;
  booked: number;
  status: 'On time' | 'Boarding' | 'Late';
}

// prettier-ignore
export const departures: Departure[] = [
  { time: '5:20 p.m.', to: 'Quarry Pier', route: 'Bay', booked: 88, status: 'Boarding' },
  { time: '5:35 p.m.', to: 'Outer Skerry', route: 'Islands', booked: 64, status: 'On time' },
  { time: '5:50 p.m.', to: 'Rope Street', route: 'Bay', booked: 97, status: 'Late' },
  { time: '6:10 p.m.', to: 'Heron Holm', route: 'Islands', booked: 41, status: 'On time' },
  { time: '6:30 p.m.', to: 'Rope Street', route: 'Bay', booked: 52, status: 'On time' },
  { time: '9:45 p.m.', to: 'North Sound', route: 'Night', booked: 73, status: 'On time' },
];
