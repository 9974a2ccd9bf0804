/**
 * Keeps what is typed from now on, because the field for it is not there yet.
 * @returns ends the keeping and returns the text
 */
export function keepTyping(start: string): () => string {
  let text = start;
  const keep = (event: KeyboardEvent): void => {
    if (event.key.length > 1 || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    text += event.key;
  };
  document.addEventListener('keydown', keep, true);
  return () => {
    document.removeEventListener('keydown', keep, true);
    return text;
  };
}
