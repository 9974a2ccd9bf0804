export const stages = ['Ordered', 'At sea', 'In customs', 'Delivered'] as const;

export type Stage = (typeof stages)[number];

export type Order = {
  id: string;
  tea: string;
  /** Color of the brewed tea. */
  liquor: string;
  grower: string;
  kilos: number;
  arrives: string;
  stage: Stage;
};

export const orders: Order[] = [
  {
    id: 'T-208',
    tea: 'Cloud Ridge Green',
    liquor: '#c3c46a',
    grower: 'Lin Family',
    kilos: 240,
    arrives: '2026-05-21',
    stage: 'At sea',
  },
  {
    id: 'T-207',
    tea: 'Autumn Oolong',
    liquor: '#c98a3a',
    grower: 'Stone Gate',
    kilos: 180,
    arrives: '2026-05-18',
    stage: 'In customs',
  },
  {
    id: 'T-206',
    tea: 'Highland Black',
    liquor: '#8c3b1c',
    grower: 'Kaveri Hills',
    kilos: 520,
    arrives: '2026-06-02',
    stage: 'At sea',
  },
  {
    id: 'T-205',
    tea: 'Silver Needle',
    liquor: '#e3d39a',
    grower: 'Lin Family',
    kilos: 60,
    arrives: '2026-06-24',
    stage: 'Ordered',
  },
  {
    id: 'T-204',
    tea: 'Roasted Twig',
    liquor: '#a8672f',
    grower: 'Heron Garden',
    kilos: 150,
    arrives: '2026-05-14',
    stage: 'In customs',
  },
  {
    id: 'T-203',
    tea: 'First Flush',
    liquor: '#d9a84e',
    grower: 'Kaveri Hills',
    kilos: 310,
    arrives: '2026-06-30',
    stage: 'Ordered',
  },
  {
    id: 'T-202',
    tea: 'Shaded Leaf',
    liquor: '#9fb04a',
    grower: 'Heron Garden',
    kilos: 90,
    arrives: '2026-05-06',
    stage: 'Delivered',
  },
  {
    id: 'T-201',
    tea: 'Smoked Pine',
    liquor: '#6e2f1b',
    grower: 'Stone Gate',
    kilos: 200,
    arrives: '2026-05-04',
    stage: 'Delivered',
  },
  {
    id: 'T-200',
    tea: 'Jasmine Pearl',
    liquor: '#d8c876',
    grower: 'Lin Family',
    kilos: 130,
    arrives: '2026-05-26',
    stage: 'At sea',
  },
  {
    id: 'T-199',
    tea: 'Aged Dark Cake',
    liquor: '#4a2018',
    grower: 'Nine Bends',
    kilos: 75,
    arrives: '2026-04-29',
    stage: 'Delivered',
  },
];
