import type { Node } from 'gatsby';
import type { MenuItem } from '../../domain/menu';
import type { NavigationEntry } from '../../domain/navigation-entry';
import type { ParsedPage } from '../../domain/page';
import type { Problem } from '../../domain/problem';
import type { Product } from '../../domain/product';

/** A page as it lies in Gatsby's store; `DocPage` in GraphQL. */
export interface DocPageNode extends Node, Omit<ParsedPage, 'parent'> {
  productId: string | null;
  productCategoryId: string | null;
  linksTo: string[];
}

/** A demo with its rendered form. */
export interface DemoNode extends Node {
  name: string;
  path: string;
  file: string;
  source: string;
  sourceHtml: string;
  html: string;
}

/** What the demos of one page share. */
export interface DemoAssetsNode extends Node {
  path: string;
  script: string;
  imports: string[];
  themeStylesheet: string | null;
  styles: string;
  styleIds: string[];
}

/** A product and its installed version. */
export interface ProductNode extends Node, Omit<Product, 'id'> {
  productId: string;
  version: string | null;
  tree: string;
}

/** One whole tree, for the frames of its pages; authors query NavigationEntry. */
export interface NavigationTreeNode extends Node {
  name: string;
  entries: NavigationEntry[];
  menu: MenuItem[];
  /** Address of the menu as a file. */
  menuUrl: string;
}

/** A content file that could not become a page. */
export interface ContentProblemNode extends Node {
  problems: Problem[];
}

export const demoAssetsId = (path: string): string => `demo-assets ${path}`;
export const demoId = (path: string, name: string): string => `demo ${path}#${name}`;
export const pageId = (file: string): string => `page ${file}`;
export const productNodeId = (id: string): string => `product ${id}`;
export const treeId = (name: string): string => `navigation ${name}`;
