CREATE TABLE `blog_categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_key_unique` ON `blog_categories` (`key`);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_slug_unique` ON `blog_categories` (`slug`);
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_categories_name` ON `blog_categories` ("name" collate nocase);
--> statement-breakpoint
-- The two of the specification, at the addresses that the filter of the blog had by name.
INSERT INTO `blog_categories` (`id`, `key`, `name`, `slug`, `position`) VALUES
	(1, 'TECHNOLOGY', 'Technology', 'technology', 2),
	(2, 'CAREER', 'Career', 'career', 1);
--> statement-breakpoint
INSERT INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`) VALUES
	('/blogs/category/technology', 'blogCategory', 1, 'current', 1),
	('/blogs/category/career', 'blogCategory', 2, 'current', 1);
--> statement-breakpoint
CREATE TABLE `__new_blog_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`category` text NOT NULL,
	`tags` text DEFAULT '[]' NOT NULL,
	`language` text NOT NULL,
	`cover_id` integer,
	`excerpt` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`published_at` integer,
	`location` text DEFAULT '' NOT NULL,
	`employment_type` text,
	`closes_at` integer,
	`created_by` text,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`share_picture_id` integer,
	`noindex` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`category`) REFERENCES `blog_categories`(`key`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`cover_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
INSERT INTO `__new_blog_posts`("id", "title", "slug", "category", "language", "cover_id", "excerpt", "body", "author", "status", "published_at", "location", "employment_type", "closes_at", "created_by", "seo_title", "seo_description", "share_picture_id", "noindex", "created_at", "updated_at", "version") SELECT "id", "title", "slug", "category", "language", "cover_id", "excerpt", "body", "author", "status", "published_at", "location", "employment_type", "closes_at", "created_by", "seo_title", "seo_description", "share_picture_id", "noindex", "created_at", "updated_at", "version" FROM `blog_posts`;
--> statement-breakpoint
-- Ids of deleted posts stay unused: the trash has them.
DELETE FROM `sqlite_sequence` WHERE `name` = '__new_blog_posts';
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT '__new_blog_posts', `seq` FROM `sqlite_sequence` WHERE `name` = 'blog_posts';
--> statement-breakpoint
DROP TABLE `blog_posts`;
--> statement-breakpoint
ALTER TABLE `__new_blog_posts` RENAME TO `blog_posts`;
--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);
--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`status`,`published_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_category` ON `blog_posts` (`status`,`category`,`published_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_closes` ON `blog_posts` (`status`,`closes_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_changed` ON `blog_posts` (`updated_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_listed` ON `blog_posts` (`title`,`author`,`excerpt`,`status`,`category`,`published_at`,`updated_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_tagged` ON `blog_posts` (`status`,`published_at`,`category`,`closes_at`,`tags`) WHERE tags <> '[]';
--> statement-breakpoint
CREATE INDEX `blog_posts_cover` ON `blog_posts` (`cover_id`,`status`);
--> statement-breakpoint
CREATE INDEX `blog_posts_noindex` ON `blog_posts` (`id`) WHERE noindex = 1;
