/** The cookies of this site; none where they are forbidden. */
export function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

/** Writes a cookie; where cookies are forbidden, what it stands for still holds for this visit. */
export function writeCookie(text: string): void {
  try {
    document.cookie = text;
  } catch {
    // Nothing is lost but the memory.
  }
}
