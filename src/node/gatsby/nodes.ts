import type { Node } from 'gatsby';
import type { DemoData } from '../../shared/page/doc-page-data';
import type { PagePart } from '../api/page/api-page';
import type { RenderedComponent } from '../api/page/rendered-component';
import type { MenuItem } from '../../shared/navigation/menu';
import type { NavigationEntry } from '../../shared/navigation/navigation-entry';
import type { ParsedPage } from '../../shared/page/page';
import type { Product } from '../../shared/product/product';

/** A page as it lies in Gatsby's store; `DocPage` in GraphQL. */
export interface DocPageNode extends Node, Omit<ParsedPage, 'parent' | 'queries'> {
  productId: string | null;
  productCategoryId: string | null;
  /** Products whose components its words may mean. */
  apiScope: readonly string[];
  linksTo: string[];
  lastUpdated: string | null;
  queries: PageQuery[];
}

/** A query of a page; its text is part of the page. */
export interface PageQuery {
  file: string;
  text: string;
  line: number;
  column: number;
}

/** A demo with its rendered form. */
export interface DemoNode extends Node, DemoData {
  path: string;
  /** TypeScript source of the first styling. */
  source: string;
}

/** A product and its installed version. */
export interface ProductNode extends Node, Omit<Product, 'id'> {
  productId: string;
  productCategoryId: string | null;
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

/** A component with the body of its API page; `ComponentApi` in GraphQL. */
export interface ComponentApiNode extends Omit<Node, 'children'>, RenderedComponent, PagePart {
  /** The page that is about it before all others; null when there is none. */
  guidePath: string | null;
}

/** Id of the node that holds the texts of the interface. */
export const TEXTS_ID = 'interface-texts';

export const apiNodeId = (productId: string, name: string): string => `api ${productId} ${name}`;
export const demoAssetsId = (path: string): string => `demo-assets ${path}`;
export const demoId = (path: string, name: string): string => `demo ${path}#${name}`;
export const pageId = (file: string): string => `page ${file}`;
export const productNodeId = (id: string): string => `product ${id}`;
export const treeId = (name: string): string => `navigation ${name}`;
