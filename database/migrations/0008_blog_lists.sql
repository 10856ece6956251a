CREATE INDEX `blog_posts_listed` ON `blog_posts` (`title`,`author`,`excerpt`,`status`,`category`,`published_at`,`updated_at`);
