const sidebar = require('./sidebar.json');

const toItem = ({ label, path, items }) =>
  items
    ? { type: 'category', label, items: items.map(toItem) }
    : { type: 'doc', id: `${path.slice(1)}index` };

module.exports = { docs: sidebar.map(toItem) };
