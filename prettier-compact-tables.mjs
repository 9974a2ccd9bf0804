import { doc } from 'prettier';
import { parsers, printers as markdown } from 'prettier/plugins/markdown';

const { hardline, join } = doc.builders;

// Prettier uses the printer of the plugin that provides the parser, so export both.
export { parsers };

/** Prints Markdown tables without padding, so that a longer cell doesn't change the other lines. */
export const printers = {
  mdast: {
    ...markdown.mdast,
    print(path, options, print, args) {
      return path.node.type === 'table'
        ? printTable(path, print)
        : markdown.mdast.print(path, options, print, args);
    },
  },
};

function printTable(path, print) {
  const printCell = (cell) => (cell.node.children.length > 0 ? print() : '');
  const [head, ...body] = path.map((row) => printRow(row.map(printCell, 'children')), 'children');
  return join(hardline, [head, printRow(path.node.align.map(printAlignment)), ...body]);
}

function printAlignment(align) {
  const left = align === 'left' || align === 'center' ? ':' : '';
  const right = align === 'right' || align === 'center' ? ':' : '';
  return `${left}---${right}`;
}

function printRow(cells) {
  return ['|', ...cells.map((cell) => (cell === '' ? ' |' : [' ', cell, ' |']))];
}
