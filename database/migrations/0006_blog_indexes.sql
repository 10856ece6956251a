CREATE INDEX `blog_posts_category` ON `blog_posts` (`status`,`category`,`published_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_closes` ON `blog_posts` (`status`,`closes_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_changed` ON `blog_posts` (`updated_at`);
