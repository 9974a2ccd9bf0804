/** What is wrong with the code in the editor. */
export interface CodeProblem {
  message: string;
  /** Counted from 1; null when it is not known where. */
  line: number | null;
}
