import starlight from '@astrojs/starlight';
import sidebar from './sidebar.json' with { type: 'json' };

const toItem = ({ label, path, items }) =>
  items ? { label, collapsed: true, items: items.map(toItem) } : { label, link: path };

export default { integrations: [starlight({ title: 'Corpus', sidebar: sidebar.map(toItem) })] };
