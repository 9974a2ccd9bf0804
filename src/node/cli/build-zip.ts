import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readProducts } from '../content/data-files';
import { writePublic } from '../lib/public-files';
import { savableProducts } from '../offline/write-offline';
import { buildZip, offerZip } from '../outputs/build-zip';
import { readConfiguration } from '../../shared/configuration';
import { CONTENT_FOLDER, installedVersion, PUBLIC_FOLDER, REPOSITORY } from '../lib/files';
import { runCommand } from './command-line';

const USAGE = 'Usage: npm run build:zip -- <product>';

async function main([id, ...others]: readonly string[]): Promise<void> {
  const products = await readProducts(CONTENT_FOLDER, REPOSITORY);
  const listed = products.filter((product) => product.listed);
  const product = listed.find((candidate) => candidate.id === id);
  const names = listed.map((candidate) => candidate.id).join(', ');
  if (id === undefined || others.length > 0) throw new Error(`${USAGE}\nProducts: ${names}`);
  if (!product) throw new Error(`There is no product "${id}".\nProducts: ${names}`);
  if (!existsSync(join(PUBLIC_FOLDER, 'page-data')))
    throw new Error('There is no built site. Run `npm run build` first.');
  const { GATSBY_SITE_URL } = readConfiguration(process.env);
  const { parts } = savableProducts(products).find((one) => one.id === id) ?? {};
  const archive = await buildZip(PUBLIC_FOLDER, product, GATSBY_SITE_URL, parts);
  const version = product.package ? `-${installedVersion(product.package, process.cwd())}` : '';
  const url = `/downloads/${product.id}${version}.zip`;
  writePublic(url, archive);
  offerZip(PUBLIC_FOLDER, product.id, { url, bytes: archive.length });
  console.log(`public${url}  ${(archive.length / 1e6).toFixed(1)} MB`);
}

runCommand(() => main(process.argv.slice(2)), 1);
