// Types of the packages in bench/package.json, which are only installed when a benchmark runs.

declare module 'lighthouse' {
  export interface Result {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { numericValue?: number }>;
    runtimeError?: { message: string };
  }

  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: 'silent'; output: 'json' },
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
