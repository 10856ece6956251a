import { expect, test } from 'vitest';
import { titleOf } from './titles.ts';

const sidebar = [
  { pathname: '/only-us/blogs', label: 'Blogs', title: 'Blogs' },
  { pathname: '/only-us/global-setting/profile', label: 'Administrator', title: 'Profile' },
];

test.each([
  ['/only-us/gallery', 'Gallery'],
  ['/only-us/blogs', 'Blogs'],
  ['/only-us/blogs/new', 'Blogs'],
  ['/only-us/blogs/categories', 'Blogs'],
  ['/only-us/home/banner', 'Banner'],
  ['/only-us/home/packaging/new', 'Packaging'],
  ['/only-us/home/service/12', 'Service'],
  ['/only-us/home/client', 'Client'],
  // By their last word:
  ['/only-us/dashboard', 'Dashboard'],
  ['/only-us/dashboard/', 'Dashboard'],
  ['/only-us/upload-catalog', 'Upload Catalog'],
  ['/only-us/global-setting/profile', 'Profile'],
  ['/only-us/global-setting/file-manager', 'File Manager'],
  ['/only-us/global-setting/footer', 'Footer'],
  ['/only-us/global-setting/gallery-type', 'Gallery Type'],
  ['/only-us/pages/12', 'Pages'],
  ['/only-us/pages/new', 'Pages'],
])('%s is called %s', (path, title) => {
  expect(titleOf(path, sidebar)).toBe(title);
});
