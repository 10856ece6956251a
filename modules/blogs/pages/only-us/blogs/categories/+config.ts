export default { area: 'pages', list: 'blogCategory' } satisfies Vike.Config;
