// The only script of the public site, which works without it: each file runs its default export. Modules add theirs.
const scripts = import.meta.glob<() => void>(['./script/*.ts', '/modules/*/script/*.ts'], {
  eager: true,
  import: 'default',
});
for (const run of Object.values(scripts)) run();

export default 0;
