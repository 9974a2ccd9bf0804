/** Media query that only wraps between its conditions. */
export function QueryText({ query }: { query: string }) {
  return (
    <span dir="ltr">
      {query
        .replace('@media ', '')
        .split(/ (?=and )/)
        .map((part, index) => (
          <span key={part}>
            {index > 0 && ' '}
            <span style={{ whiteSpace: 'nowrap' }}>{part}</span>
          </span>
        ))}
    </span>
  );
}
