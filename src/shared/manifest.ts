import { z } from 'zod';

const path = z.string().startsWith('/');

/** One file that is needed offline. */
const savedFileSchema = z.strictObject({
  url: path,
  revision: z.string().describe('Digest of the content: see `DIGEST_LENGTH`.'),
  bytes: z.number().int().nonnegative().describe('Size on the device.'),
  download: z.number().int().nonnegative().describe('Size on the way, compressed with gzip.'),
});

const pageReferenceSchema = z.strictObject({ path, title: z.string() });

/** Files of a page, in `/offline-files/pages/<path>/files.json`. */
export const pageFilesSchema = z.strictObject({
  ...pageReferenceSchema.shape,
  version: z.string().describe('Code of the deploy: the hash of the webpack compilation.'),
  files: z.array(savedFileSchema).describe('What it takes to show the page.'),
  tools: z.array(savedFileSchema).describe('What opens on demand: settings, search, editor.'),
});

/** A product as a whole, `/offline-files/<product>-<revision>.json`. */
export const productManifestSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  version: z.string(),
  revision: z.string().describe('Digest of everything below: changes when any file does.'),
  pages: z.array(pageReferenceSchema),
  files: z.array(savedFileSchema),
});

const zipFileSchema = z.strictObject({ url: path, bytes: z.number().int() });

const productSummarySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  revision: z.string(),
  manifest: path,
  pages: z.number().int().describe('Number of pages.'),
  download: z.number().int(),
  zip: zipFileSchema.optional().describe('The product as an archive, when one was made.'),
});

/** Products that can be saved, in `/offline-files/index.json`. */
export const offlineIndexSchema = z.strictObject({ products: z.array(productSummarySchema) });

export type SavedFile = z.output<typeof savedFileSchema>;
export type ManifestPage = z.output<typeof pageReferenceSchema>;
export type PageFiles = z.output<typeof pageFilesSchema>;
export type ProductManifest = z.output<typeof productManifestSchema>;
export type ZipFile = z.output<typeof zipFileSchema>;
export type OfflineProduct = z.output<typeof productSummarySchema>;
export type OfflineIndex = z.output<typeof offlineIndexSchema>;
