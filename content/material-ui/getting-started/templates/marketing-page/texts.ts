export const reasons = [
  {
    title: 'Soil that fits',
    text: 'Tell us where the sun stands. We mix for shade, wind, or a hot wall.',
  },
  {
    title: 'Plants with a plan',
    text: 'Six seedlings a season, chosen so that something is always in bloom.',
  },
  {
    title: 'Help by post',
    text: 'Send a leaf that worries you. A gardener answers within two days.',
  },
];

export const plans = [
  { name: 'Windowsill', month: 9, text: 'Two boxes, herbs and salad' },
  { name: 'Balcony', month: 19, text: 'Six boxes, all four seasons' },
  { name: 'Courtyard', month: 39, text: 'Twenty pots and a small tree' },
];

export const questions = [
  {
    question: 'What if something dies?',
    answer: 'We replace it once, and find out together why it happened.',
  },
  {
    question: 'Can I pause in winter?',
    answer: 'Yes, for up to four months. Your plan waits for you.',
  },
  {
    question: 'Do you take old soil back?',
    answer: 'With each delivery, one sack. It rests for a year and returns.',
  },
];
