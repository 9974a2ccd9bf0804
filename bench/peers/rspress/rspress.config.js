import sidebar from './sidebar.json' with { type: 'json' };

const toItem = ({ label, path, items }) =>
  items
    ? { text: label, collapsible: true, collapsed: true, items: items.map(toItem) }
    : { text: label, link: path };

export default {
  title: 'Corpus',
  root: 'docs',
  themeConfig: { sidebar: { '/': sidebar.map(toItem) } },
};
