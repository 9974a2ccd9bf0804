/** Words that say nothing about what is looked for: small ones, and verbs that any task may begin with. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  'a about an and are as at be by can change do does for from get has have how i if in into is it its make me my need of on or set show so than that the their them then there these this to use using want was what when where which who why will with you your'.split(
    ' ',
  ),
);
