CREATE TABLE `measuring` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`google_tags` text DEFAULT '' NOT NULL,
	`meta_pixels` text DEFAULT '' NOT NULL,
	`google_code` text DEFAULT '' NOT NULL,
	`bing_code` text DEFAULT '' NOT NULL,
	`meta_code` text DEFAULT '' NOT NULL,
	`other_codes` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
INSERT INTO `measuring` (`id`) VALUES (1);
