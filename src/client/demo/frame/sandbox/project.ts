import { mainDependencies, mainFiles } from './main-file';
import { componentExtension, sandboxTitle, type SandboxDemo, type SandboxProject } from './sandbox-demo';

/**
 * A project that shows the demo.
 * @param main name of the module to start with, without its ending
 * @param others files that the tools of the project need
 */
export function makeProject(demo: SandboxDemo, main: string, others: Record<string, string>): SandboxProject {
  const entry = `src/Demo.${componentExtension(demo.variant)}`;
  const [shown, ...imported] = Object.entries(demo.source[demo.variant]);
  return {
    title: sandboxTitle(demo),
    description: demo.url,
    entry,
    files: {
      [entry]: shown?.[1] ?? '',
      ...Object.fromEntries(imported.map(([name, text]) => [`src/${name}`, text])),
      ...mainFiles(demo, main),
      ...others,
    },
  };
}

/** How every package.json begins. */
export function packageIdentity({ name }: SandboxDemo): object {
  return { name: `${kebabCase(name)}-demo`, private: true, version: '0.0.0' };
}

/** What package.json says of the packages that the demo and the tools of the project need. */
export function packageDependencies(
  demo: SandboxDemo,
  tools: Readonly<Record<string, string>>,
  typescript: string,
): object {
  const { source, variant } = demo;
  return {
    dependencies: sortKeys({ ...source.dependencies, ...mainDependencies(demo) }),
    devDependencies: sortKeys({
      ...tools,
      ...(variant === 'TS' && { ...source.typeDependencies, typescript }),
    }),
  };
}

/** A JSON file as people write it. */
export function jsonFile(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** "BasicButtons" → "basic-buttons". */
export function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
}

/** Entries in the order of their keys, as npm writes them. */
function sortKeys(record: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
}
