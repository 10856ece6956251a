CREATE TABLE `entry_copies` (
	`type` text NOT NULL,
	`key` text NOT NULL,
	`entry` integer,
	`entered` text NOT NULL,
	`base` text NOT NULL,
	`version` integer NOT NULL,
	`revision` integer NOT NULL,
	`changed_by` text,
	`changed_at` integer NOT NULL,
	PRIMARY KEY(`type`, `key`),
	FOREIGN KEY (`changed_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `entry_copies_changed` ON `entry_copies` (`changed_at`);
--> statement-breakpoint
CREATE TABLE `entry_schedules` (
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`action` text NOT NULL,
	`at` integer NOT NULL,
	`scheduled_by` text,
	`failed` text,
	PRIMARY KEY(`type`, `entry`, `action`),
	FOREIGN KEY (`scheduled_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `entry_schedules_at` ON `entry_schedules` (`at`);
--> statement-breakpoint
CREATE TABLE `entry_trash` (
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`title` text NOT NULL,
	`row` text NOT NULL,
	`deleted_by` text,
	`deleted_at` integer NOT NULL,
	PRIMARY KEY(`type`, `entry`),
	FOREIGN KEY (`deleted_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `entry_trash_deleted` ON `entry_trash` (`deleted_at`);
--> statement-breakpoint
CREATE TABLE `entry_versions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`title` text NOT NULL,
	`entered` text NOT NULL,
	`changes` text NOT NULL,
	`files` text NOT NULL,
	`how` text NOT NULL,
	`saved_by` text,
	`since` integer NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`saved_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `entry_versions_entry` ON `entry_versions` (`type`,`entry`);
--> statement-breakpoint
CREATE TABLE `share_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`created_by` text,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`revoked_at` integer,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE INDEX `share_links_entry` ON `share_links` (`type`,`entry`);
--> statement-breakpoint
CREATE TABLE `share_remarks` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`link_id` integer NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`text` text NOT NULL,
	`at` integer NOT NULL,
	`seen_at` integer,
	FOREIGN KEY (`link_id`) REFERENCES `share_links`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `share_remarks_link` ON `share_remarks` (`link_id`);
--> statement-breakpoint
PRAGMA foreign_keys=OFF;
--> statement-breakpoint
CREATE TABLE `__new_entry_files` (
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`file_id` integer NOT NULL,
	`used_in` text DEFAULT 'live' NOT NULL,
	PRIMARY KEY(`type`, `entry`, `used_in`, `file_id`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_entry_files`("type", "entry", "file_id", "used_in") SELECT "type", "entry", "file_id", 'live' FROM `entry_files`;
--> statement-breakpoint
DROP TABLE `entry_files`;
--> statement-breakpoint
ALTER TABLE `__new_entry_files` RENAME TO `entry_files`;
--> statement-breakpoint
PRAGMA foreign_keys=ON;
--> statement-breakpoint
CREATE INDEX `entry_files_file` ON `entry_files` (`file_id`);
