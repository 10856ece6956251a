DROP INDEX `blog_posts_cover`;
--> statement-breakpoint
CREATE INDEX `blog_posts_newest` ON `blog_posts` (published_at is not null,published_at desc,id desc);
--> statement-breakpoint
CREATE INDEX `blog_posts_cover` ON `blog_posts` (`cover_id`,`status`,`updated_at`);
