CREATE TABLE `pages` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`summary` text DEFAULT '' NOT NULL,
	`cover_id` integer,
	`blocks` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`cover_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE UNIQUE INDEX `pages_slug` ON `pages` (`slug`);
--> statement-breakpoint
CREATE INDEX `pages_position` ON `pages` (`position`);
--> statement-breakpoint
CREATE INDEX `pages_cover` ON `pages` (`cover_id`);
