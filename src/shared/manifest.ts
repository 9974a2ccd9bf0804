/** One file that is needed offline. */
export interface SavedFile {
  url: string;
  /** Digest of the content, of `DIGEST_LENGTH` digits. */
  revision: string;
  /** Size on the device. */
  bytes: number;
  /** Size of the transfer, compressed with gzip. */
  download: number;
}

export interface ManifestPage {
  path: string;
  title: string;
}

/** Files of a page, in `/offline-files/pages/<path>/files.json`. */
export interface PageFiles extends ManifestPage {
  /** Code of the deploy, which is the hash of the webpack compilation. */
  version: string;
  /** Files that show the page. */
  files: SavedFile[];
  /** Files that load on demand, such as settings, search, and editor. */
  tools: SavedFile[];
}

/** A product as a whole, in `/offline-files/<product>-<revision>.json`. */
export interface ProductManifest {
  id: string;
  name: string;
  version: string;
  /** Digest of the pages and files. */
  revision: string;
  pages: ManifestPage[];
  files: SavedFile[];
}

/** A product that can be saved. */
export interface OfflineProduct extends Pick<ProductManifest, 'id' | 'name' | 'revision'> {
  /** URL of its manifest. */
  manifest: string;
  /** Number of pages. */
  pages: number;
  download: number;
  /** The product as an archive, if one was built. */
  zip?: ZipFile | undefined;
}

export type ZipFile = Pick<SavedFile, 'url' | 'bytes'>;

/** Products that can be saved, in `/offline-files/index.json`. */
export interface OfflineIndex {
  products: OfflineProduct[];
}
