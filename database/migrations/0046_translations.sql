CREATE TABLE `entry_translations` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`language` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`slug` text,
	`entered` text NOT NULL,
	`original` text NOT NULL,
	`is_outdated` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL
);

--> statement-breakpoint
CREATE UNIQUE INDEX `entry_translations_entry` ON `entry_translations` (`type`,`entry`,`language`);
--> statement-breakpoint
CREATE INDEX `entry_translations_slug` ON `entry_translations` (`type`,`language`,`slug`);
--> statement-breakpoint
ALTER TABLE `site` ADD `second_language` text DEFAULT 'none' NOT NULL;
