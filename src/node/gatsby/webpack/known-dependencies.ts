/** The parts of webpack's compiler that are used here. */
interface Compiler {
  hooks: { done: { tap: (name: string, run: (stats: Stats) => void) => void } };
}

interface Stats {
  compilation: { buildDependencies: Set<string> };
}

/**
 * Keeps webpack from looking for all files that its loaders consist of, through hundreds of packages: what it keeps
 * has the version of the packages in its name.
 */
export class KnownDependencies {
  apply({ hooks }: Compiler): void {
    hooks.done.tap('known-dependencies', ({ compilation }) => compilation.buildDependencies.clear());
  }
}
