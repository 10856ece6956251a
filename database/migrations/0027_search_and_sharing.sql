ALTER TABLE `blog_posts` ADD `seo_title` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `seo_description` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `share_picture_id` integer;
--> statement-breakpoint
ALTER TABLE `blog_posts` ADD `noindex` integer DEFAULT false NOT NULL;
--> statement-breakpoint
CREATE INDEX `blog_posts_noindex` ON `blog_posts` (`id`) WHERE noindex = 1;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `seo_title` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `seo_description` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `share_picture_id` integer;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `noindex` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `pages` ADD `seo_title` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `pages` ADD `seo_description` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `pages` ADD `share_picture_id` integer;
--> statement-breakpoint
ALTER TABLE `pages` ADD `noindex` integer DEFAULT false NOT NULL;
