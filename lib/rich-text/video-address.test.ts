import { expect, test } from 'vitest';
import { playerOf, playerOrigins, videoOf, videoPage } from './video-address.ts';

const youtube = { site: 'youtube', id: 'dQw4w9WgXcQ', shape: null };
const short = { ...youtube, shape: 'tall' };
const vimeo = { site: 'vimeo', id: '76979871', shape: null };
const tiktok = { site: 'tiktok', id: '7106594312292453675', shape: 'tall' };

test.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s', youtube],
  ['http://youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['m.youtube.com/watch?v=dQw4w9WgXcQ', youtube],
  ['  https://youtu.be/dQw4w9WgXcQ?si=abc  ', youtube],
  ['https://www.youtube.com/live/dQw4w9WgXcQ', youtube],
  ['https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', youtube],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', short],
  ['https://vimeo.com/76979871', vimeo],
  ['https://vimeo.com/channels/staffpicks/76979871', vimeo],
  ['https://player.vimeo.com/video/76979871?h=0f1e2d3c4b', { ...vimeo, id: '76979871/0f1e2d3c4b' }],
  ['https://vimeo.com/76979871/0f1e2d3c4b', { ...vimeo, id: '76979871/0f1e2d3c4b' }],
  ['https://www.tiktok.com/@vinci.packs/video/7106594312292453675?lang=id', tiktok],
  ['https://www.tiktok.com/embed/v2/7106594312292453675', tiktok],
])('%s is a video, whose page and player lead to the same', (address, video) => {
  const found = videoOf(address);
  expect(found).toEqual(video);
  if (!found) return;
  expect(videoOf(videoPage(found))).toEqual(video);
  expect(playerOrigins).toContain(new URL(playerOf(found)).origin);
});

test.each([
  'https://www.youtube.com/',
  'https://www.youtube.com/@vinci',
  'https://www.youtube.com/embed/videoseries?list=PL0123456789',
  'https://www.youtube.com/embed/live_stream?channel=UC0123456789',
  'https://www.youtube.com/watch?v=dQw4w9WgXc',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ%22%3E',
  'https://www.youtube.com/embed/../../evil',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/watch?v=dQw4w9WgXcQ',
  'https://youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
  'https://me@youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com:8080/watch?v=dQw4w9WgXcQ',
  'javascript://youtube.com/watch?v=dQw4w9WgXcQ',
  'lihat https://youtu.be/dQw4w9WgXcQ',
  'https://vimeo.com/staffpicks',
  'https://vm.tiktok.com/ZMabc/',
  'constructor/x',
  '',
])('%s is no video', (address) => {
  expect(videoOf(address)).toBeNull();
});
