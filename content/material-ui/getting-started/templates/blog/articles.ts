export const topics = ['Weather', 'Birds', 'Machines'] as const;

export type Topic = (typeof topics)[number];

export interface Article {
  title: string;
  teaser: string;
  topic: Topic;
  date: string;
  minutes: number;
  /** Hue of the drawing, in degrees. */
  hue: number;
}

/** Newest first. */
export const articles: [Article, ...Article[]] = [
  {
    title: 'The night the fog had an edge',
    teaser:
      'For an hour, the north side of the tower was clear and the south side was gone. I walked around the gallery eleven times.',
    topic: 'Weather',
    date: 'May 3',
    minutes: 9,
    hue: 215,
  },
  {
    title: 'Counting shearwaters by ear',
    teaser: 'They come home in the dark, and each one says so.',
    topic: 'Birds',
    date: 'April 21',
    minutes: 6,
    hue: 160,
  },
  {
    title: 'How to wind a lamp',
    teaser: 'Forty turns, twice a night, and never in anger.',
    topic: 'Machines',
    date: 'April 8',
    minutes: 4,
    hue: 28,
  },
  {
    title: 'Rain that falls upward',
    teaser: 'What a cliff does to a west wind, drawn from below.',
    topic: 'Weather',
    date: 'March 30',
    minutes: 5,
    hue: 265,
  },
  {
    title: 'A gull with a plan',
    teaser: 'She has learned exactly when I peel potatoes.',
    topic: 'Birds',
    date: 'March 12',
    minutes: 3,
    hue: 340,
  },
];
