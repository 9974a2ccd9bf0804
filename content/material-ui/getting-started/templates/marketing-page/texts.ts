export const reasons = [
  {
    title: 'Soil that fits',
    text: 'Tell us how much sun you get. We mix for shade, wind, or a hot wall.',
  },
  {
    title: 'Plants with a plan',
    text: 'Six seedlings a season, chosen so that something is always in bloom.',
  },
  {
    title: 'Help by mail',
    text: 'Send a leaf that worries you. A gardener replies within two days.',
  },
];

export const plans = [
  { name: 'Windowsill', month: 9, text: 'Two boxes of herbs and greens' },
  { name: 'Balcony', month: 19, text: 'Six boxes for all four seasons' },
  { name: 'Courtyard', month: 39, text: 'Twenty pots and a small tree' },
];

export const questions = [
  {
    question: 'What if something dies?',
    answer: 'We’ll replace it once and help you figure out what happened.',
  },
  {
    question: 'Can I pause for the winter?',
    answer: 'Yes, for up to four months. Your plan will be waiting.',
  },
  {
    question: 'Do you take old soil back?',
    answer:
      'Yes, one bag per delivery. It rests for a year before we reuse it.',
  },
];
