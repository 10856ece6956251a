CREATE TABLE `catalog_downloads` (
	`day` text PRIMARY KEY NOT NULL,
	`count` integer NOT NULL
);

--> statement-breakpoint
CREATE TABLE `catalogs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`file_id` integer NOT NULL,
	`created_by` text,
	`shown_at` integer NOT NULL,
	`shown_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`shown_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `catalogs_shown` ON `catalogs` (`shown_at`);
--> statement-breakpoint
CREATE INDEX `catalogs_file` ON `catalogs` (`file_id`);
