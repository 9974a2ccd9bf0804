import type { CodeStyling } from '../../../../shared/demo/code-styling';
import type { CodeVariant } from '../../../../shared/demo/code-variant';
import type { DemoSourceFiles } from '../../../../shared/page/doc-page-data';

/** A demo for a sandbox. */
export interface SandboxDemo {
  name: string;
  variant: CodeVariant;
  styling: CodeStyling;
  source: DemoSourceFiles;
  /** Product of its page, such as `Material UI`. */
  product: string;
  /** URL of the demo. */
  url: string;
}

/** A whole project, ready to be installed and run. */
export interface SandboxProject {
  /** Text by path, such as `src/Demo.tsx`. */
  files: Record<string, string>;
  /** File that the sandbox opens. */
  entry: string;
}

/** Fields and URL of a form that is posted. */
export interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/** "BasicButtons demo — Material UI". */
export function sandboxTitle({ name, product }: Pick<SandboxDemo, 'name' | 'product'>): string {
  return `${name} demo — ${product}`;
}

/** Ending of a file with JSX. */
export function componentExtension(variant: CodeVariant): 'tsx' | 'jsx' {
  return variant === 'TS' ? 'tsx' : 'jsx';
}
