CREATE TABLE `home_banners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`button_label` text DEFAULT '' NOT NULL,
	`button_link` text DEFAULT '' NOT NULL,
	`file_id` integer NOT NULL,
	`active` integer DEFAULT true NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `home_banners_position` ON `home_banners` (`position`);
--> statement-breakpoint
CREATE INDEX `home_banners_file` ON `home_banners` (`file_id`);
--> statement-breakpoint
CREATE TABLE `home_clients` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`website` text DEFAULT '' NOT NULL,
	`file_id` integer NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE INDEX `home_clients_position` ON `home_clients` (`position`);
--> statement-breakpoint
CREATE INDEX `home_clients_file` ON `home_clients` (`file_id`);
--> statement-breakpoint
CREATE TABLE `home_packaging` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`summary` text NOT NULL,
	`file_id` integer NOT NULL,
	`text` text NOT NULL,
	`specification` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE UNIQUE INDEX `home_packaging_slug_unique` ON `home_packaging` (`slug`);
--> statement-breakpoint
CREATE TABLE `home_packaging_former_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `home_packaging`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE TABLE `home_packaging_pictures` (
	`owner_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `file_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `home_packaging`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE TABLE `home_packaging_text_pictures` (
	`owner_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `file_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `home_packaging`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE TABLE `home_service_former_slugs` (
	`slug` text PRIMARY KEY NOT NULL,
	`owner_id` integer NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `home_services`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE TABLE `home_service_pictures` (
	`owner_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `file_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `home_services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE TABLE `home_service_text_pictures` (
	`owner_id` integer NOT NULL,
	`file_id` integer NOT NULL,
	PRIMARY KEY(`owner_id`, `file_id`),
	FOREIGN KEY (`owner_id`) REFERENCES `home_services`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
CREATE TABLE `home_services` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`summary` text NOT NULL,
	`file_id` integer NOT NULL,
	`text` text NOT NULL,
	`specification` text NOT NULL,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	`icon` text NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
CREATE UNIQUE INDEX `home_services_slug_unique` ON `home_services` (`slug`);
