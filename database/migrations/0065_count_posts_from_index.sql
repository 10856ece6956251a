DROP INDEX `blog_posts_category`;
--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`status`,`category`,`published_at`,`language`,`closes_at`);
