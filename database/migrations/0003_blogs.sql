CREATE TABLE `blog_old_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`post_id` integer NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `blog_old_slugs_post` ON `blog_old_slugs` (`post_id`);
--> statement-breakpoint
CREATE TABLE `blog_pictures` (
	`post_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	PRIMARY KEY(`post_id`, `file_id`),
	FOREIGN KEY (`post_id`) REFERENCES `blog_posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `blog_pictures_file` ON `blog_pictures` (`file_id`);
--> statement-breakpoint
CREATE TABLE `blog_posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`category` text NOT NULL,
	`language` text NOT NULL,
	`cover_id` integer,
	`excerpt` text DEFAULT '' NOT NULL,
	`body` text NOT NULL,
	`author` text DEFAULT '' NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`published_at` integer,
	`was_public` integer DEFAULT false NOT NULL,
	`location` text DEFAULT '' NOT NULL,
	`employment_type` text,
	`closes_at` integer,
	`created_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`cover_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE UNIQUE INDEX `blog_posts_slug_unique` ON `blog_posts` (`slug`);
--> statement-breakpoint
CREATE INDEX `blog_posts_published` ON `blog_posts` (`status`,`published_at`);
--> statement-breakpoint
CREATE INDEX `blog_posts_cover` ON `blog_posts` (`cover_id`);
