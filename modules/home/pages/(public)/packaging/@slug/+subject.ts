// renderer/page-context.ts: what a chat that begins here is about.
export { subjectOf as default } from '#modules/home/offers/meta.ts';
