import { demoTypes } from './types/demos';
import { navigationTypes } from './types/navigation';
import { pageTypes } from './types/pages';
import { productTypes } from './types/products';
import { siteTypes } from './types/site';

/**
 * The types that content authors query. Every field is declared and described, and nothing is inferred:
 * the schema is the same with a thousand pages and with none.
 */
export const typeDefinitions = [productTypes, navigationTypes, pageTypes, demoTypes, siteTypes].join('\n');
