import sidebar from '../../sidebar.json' with { type: 'json' };

const toItem = ({ label, path, items }) =>
  items ? { text: label, collapsed: true, items: items.map(toItem) } : { text: label, link: path };

export default {
  title: 'Corpus',
  themeConfig: { search: { provider: 'local' }, sidebar: sidebar.map(toItem) },
};
