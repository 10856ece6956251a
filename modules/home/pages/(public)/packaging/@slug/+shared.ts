// renderer/page-context.ts: what a shared link shows.
export { sharedOf as default } from '#modules/home/offers/meta.ts';
