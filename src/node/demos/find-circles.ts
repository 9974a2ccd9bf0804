/** A file that imports another one. */
export interface ImportEdge<Place> {
  from: string;
  to: string;
  /** Of the import. */
  place: Place;
}

/** Circles of imports, each as the places of its imports; it begins at the file whose name is first. */
export function findCircles<Place>(edges: readonly ImportEdge<Place>[]): Place[][] {
  const found = new Map<string, Place[]>();
  const visited = new Set<string>();
  const follow = (file: string, path: readonly ImportEdge<Place>[]): void => {
    const start = path.findIndex(({ from }) => from === file);
    if (start >= 0) {
      const circle = path.slice(start);
      const files = circle.map(({ from }) => from);
      const first = files.indexOf(files.toSorted()[0] ?? '');
      const turned = [...circle.slice(first), ...circle.slice(0, first)];
      found.set(
        files.toSorted().join('\0'),
        turned.map(({ place }) => place),
      );
    } else if (!visited.has(file)) {
      for (const edge of edges) if (edge.from === file) follow(edge.to, [...path, edge]);
      visited.add(file);
    }
  };
  for (const { from } of edges) follow(from, []);
  return [...found.values()];
}
