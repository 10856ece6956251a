DROP INDEX `blog_posts_cover`;
--> statement-breakpoint
CREATE INDEX `blog_posts_listed` ON `blog_posts` (`title`,`author`,`excerpt`,`status`,`category`,`published_at`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_cover` ON `blog_posts` (`cover_id`,`status`);
