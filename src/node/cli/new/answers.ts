/** What an author has said, by the name of the field. */
export type Answers = Readonly<Record<string, string>>;

/** Something that an author says as a flag or is asked for. */
export interface Field {
  /** Name of its flag, without dashes. */
  name: string;
  question: string;
  /** What counts when nothing is said; a field without it must be answered. */
  fallback?: (answers: Answers) => string;
  /** What may be said; a single choice needs no question, and without any there is nothing to say. */
  choices?: (answers: Answers) => Promise<readonly string[]>;
}

/** Puts a question to the author, and returns what is typed. */
export type Ask = (question: string) => Promise<string>;

/**
 * Collects the answers: flags first, then questions in the order of the fields.
 * @param ask null where nobody can be asked
 * @throws Error for an answer that is missing, or not among the choices
 */
export async function collectAnswers(
  fields: readonly Field[],
  flags: Answers,
  ask: Ask | null,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  for (const field of fields) answers[field.name] = await answerOf(field, flags, answers, ask);
  return answers;
}

async function answerOf(field: Field, flags: Answers, answers: Answers, ask: Ask | null): Promise<string> {
  const choices = (await field.choices?.(answers)) ?? null;
  if (choices && choices.length < 2) return choices[0] ?? '';
  const fallback = field.fallback?.(answers);
  const said = flags[field.name] ?? (await askFor(field, choices, fallback, ask));
  const answer = said.trim() === '' ? fallback : said.trim();
  if (answer === undefined) throw new Error(`Nothing was said for --${field.name}.`);
  if (choices && !choices.includes(answer))
    throw new Error(`There is no ${field.name} "${answer}": write one of ${choices.join(', ')}.`);
  return answer;
}

async function askFor(
  { name, question }: Field,
  choices: readonly string[] | null,
  fallback: string | undefined,
  ask: Ask | null,
): Promise<string> {
  if (ask === null) {
    if (fallback !== undefined) return fallback;
    throw new Error(`--${name} is missing: ${question}${choices ? ` (${choices.join(', ')})` : ''}.`);
  }
  const hint = choices ?? (fallback ? [fallback] : []);
  return ask(`${question}${hint.length > 0 ? ` (${hint.join(', ')})` : ''}: `);
}
