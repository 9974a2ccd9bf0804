// Types of the packages in bench/package.json, which are only installed when a benchmark runs.

declare module 'lighthouse' {
  export interface Result {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number; details?: { items: readonly RequestItem[] } }>;
    runtimeError?: { message: string };
  }

  /** Entry of the audit `network-requests`. */
  interface RequestItem {
    resourceType?: string;
    /** In bytes. */
    transferSize: number;
  }

  export interface Flags {
    /** `devtools` slows the browser down. By default, the times are derived from a fast run. */
    throttlingMethod?: 'devtools';
  }

  export default function lighthouse(
    url: string,
    flags: Flags & { port: number; logLevel: 'silent'; output: 'json' },
  ): Promise<{ lhr: Result } | undefined>;
}

declare module 'pagefind' {
  interface Index {
    addHTMLFile(file: { url: string; content: string }): Promise<unknown>;
    writeFiles(options: { outputPath: string }): Promise<unknown>;
  }

  export function createIndex(): Promise<{ index?: Index; errors: string[] }>;
  export function close(): Promise<void>;
}
