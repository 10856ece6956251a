export default { list: 'homeFigure' } satisfies Vike.Config;
