module.exports = {
  title: 'Corpus',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/', sidebarPath: './sidebars.js' }, blog: false }]],
  themes: [['@easyops-cn/docusaurus-search-local', { docsRouteBasePath: '/', indexBlog: false }]],
};
