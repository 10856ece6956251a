CREATE TABLE `home_sectors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`summary` text NOT NULL,
	`file_id` integer,
	`use` text NOT NULL,
	`text` text NOT NULL,
	`certificate_id` integer,
	`status` text DEFAULT 'draft' NOT NULL,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`share_picture_id` integer,
	`noindex` integer DEFAULT false NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`created_by` text,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `home_sectors_position` ON `home_sectors` (`position`);
--> statement-breakpoint
CREATE INDEX `home_sectors_file` ON `home_sectors` (`file_id`);
--> statement-breakpoint
CREATE INDEX `home_sectors_certificate` ON `home_sectors` (`certificate_id`);
--> statement-breakpoint
CREATE UNIQUE INDEX `home_sectors_slug` ON `home_sectors` (`slug`);
--> statement-breakpoint
CREATE UNIQUE INDEX `home_sectors_use` ON `home_sectors` ("use" collate nocase) WHERE status = 'published';
