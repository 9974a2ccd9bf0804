const seeds = [
  'Parsley',
  'Parsnip',
  'Pea',
  'Pepper',
  'Potato',
  'Pumpkin',
  'Purslane',
  'Salsify',
  'Sorrel',
  'Spinach',
  'Squash',
];

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

let calls = 0;

/** Returns all seeds after a second. The first call fails. */
export async function loadSeeds() {
  calls += 1;
  const fails = calls === 1;
  await wait(1000);
  if (fails) {
    throw new Error('The seed store isn’t responding.');
  }
  return seeds;
}

/** Returns seeds that start with the given text. One letter takes longer, and "q" fails. */
export async function searchSeeds(text: string) {
  await wait(text.length > 1 ? 400 : 2000);
  const start = text.toLowerCase();
  if (start.startsWith('q')) {
    throw new Error('The seed store isn’t responding.');
  }
  return seeds.filter((seed) => seed.toLowerCase().startsWith(start));
}
