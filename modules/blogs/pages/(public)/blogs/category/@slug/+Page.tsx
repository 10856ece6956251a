export { default } from '#modules/blogs/PostList.tsx';
