import { texts } from '#renderer/only-us/ui/base/texts.ts';

export const visitorsTexts = texts('visitors', {
  closedTitle: 'Visitors see the maintenance page',
  closedText: 'Only people who are signed in can see the site. Go live when it’s ready.',
  liveTitle: 'The site is live',
  liveText: 'Anyone can see it at {address}.',
  goLive: 'Go live',
  goLiveTitle: 'Go live?',
  goLiveText: 'Visitors will see the site instead of the maintenance page.',
  wentLive: 'The site is live.',
  close: 'Turn maintenance on',
  closeTitle: 'Turn maintenance on?',
  closeText: 'Visitors will see the maintenance page instead of the site until you go live again.',
  closed: 'Visitors see the maintenance page.',
});

export const siteTexts = texts('site', {
  title: 'Site',
  failedTitle: 'The settings of the site couldn’t be loaded',
  toBrand: 'Edit brand',
  editAll: 'Edit description and time zone',
});

export const previewTexts = texts('preview', {
  title: 'Preview link',
  text: 'Shows the site to people without an account, for 7 days.',
  notNeeded: 'Not needed while the site is live.',
  expires: 'Works until {date}. Copy it now: it won’t be shown again.',
  create: 'Create a link',
  createAnother: 'Create another link',
  revoke: 'Revoke all',
  revokeTitle: 'Revoke all preview links?',
  revokeText: 'All preview links stop working immediately, also for people who are using one now.',
  revoked: 'All preview links have been revoked.',
});
