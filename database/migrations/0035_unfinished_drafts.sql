-- A draft needs a title only: what it shows may come later. Ids of deleted entries stay unused: the trash has them.
CREATE TABLE `__new_catalogs` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`slug` text NOT NULL,
	`language` text DEFAULT 'none' NOT NULL,
	`file_id` integer,
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
INSERT INTO `__new_catalogs`("id", "title", "slug", "language", "file_id", "status", "position", "created_by", "created_at", "updated_at", "version") SELECT "id", "title", "slug", "language", "file_id", "status", "position", "created_by", "created_at", "updated_at", "version" FROM `catalogs`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = '__new_catalogs';
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT '__new_catalogs', `seq` FROM `sqlite_sequence` WHERE `name` = 'catalogs';
--> statement-breakpoint
DROP TABLE `catalogs`;
--> statement-breakpoint
ALTER TABLE `__new_catalogs` RENAME TO `catalogs`;
--> statement-breakpoint
CREATE UNIQUE INDEX `catalogs_slug` ON `catalogs` (`slug`);
--> statement-breakpoint
CREATE INDEX `catalogs_position` ON `catalogs` (`position`);
--> statement-breakpoint
CREATE INDEX `catalogs_file` ON `catalogs` (`file_id`);
--> statement-breakpoint
CREATE TABLE `__new_gallery_pictures` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`file_id` integer,
	`type_id` integer,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_by` text,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`type_id`) REFERENCES `gallery_types`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
INSERT INTO `__new_gallery_pictures`("id", "title", "description", "file_id", "type_id", "status", "position", "created_by", "created_at", "updated_at", "version") SELECT "id", "title", "description", "file_id", "type_id", "status", "position", "created_by", "created_at", "updated_at", "version" FROM `gallery_pictures`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = '__new_gallery_pictures';
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT '__new_gallery_pictures', `seq` FROM `sqlite_sequence` WHERE `name` = 'gallery_pictures';
--> statement-breakpoint
DROP TABLE `gallery_pictures`;
--> statement-breakpoint
ALTER TABLE `__new_gallery_pictures` RENAME TO `gallery_pictures`;
--> statement-breakpoint
CREATE INDEX `gallery_pictures_position` ON `gallery_pictures` (`position`);
--> statement-breakpoint
CREATE INDEX `gallery_pictures_file` ON `gallery_pictures` (`file_id`);
--> statement-breakpoint
CREATE INDEX `gallery_pictures_type` ON `gallery_pictures` (`type_id`);
--> statement-breakpoint
CREATE TABLE `__new_home_banners` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`title` text NOT NULL,
	`subtitle` text DEFAULT '' NOT NULL,
	`button_label` text DEFAULT '' NOT NULL,
	`button_link` text DEFAULT '' NOT NULL,
	`file_id` integer,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);

--> statement-breakpoint
INSERT INTO `__new_home_banners`("id", "title", "subtitle", "button_label", "button_link", "file_id", "status", "position", "created_at", "updated_at", "version") SELECT "id", "title", "subtitle", "button_label", "button_link", "file_id", "status", "position", "created_at", "updated_at", "version" FROM `home_banners`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = '__new_home_banners';
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT '__new_home_banners', `seq` FROM `sqlite_sequence` WHERE `name` = 'home_banners';
--> statement-breakpoint
DROP TABLE `home_banners`;
--> statement-breakpoint
ALTER TABLE `__new_home_banners` RENAME TO `home_banners`;
--> statement-breakpoint
CREATE INDEX `home_banners_position` ON `home_banners` (`position`);
--> statement-breakpoint
CREATE INDEX `home_banners_file` ON `home_banners` (`file_id`);
--> statement-breakpoint
CREATE TABLE `__new_home_offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`summary` text NOT NULL,
	`file_id` integer,
	`text` text NOT NULL,
	`specification` text NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`datasheet_id` integer,
	`icon` text,
	`status` text DEFAULT 'draft' NOT NULL,
	`position` integer NOT NULL,
	`created_by` text,
	`seo_title` text DEFAULT '' NOT NULL,
	`seo_description` text DEFAULT '' NOT NULL,
	`share_picture_id` integer,
	`noindex` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`updated_at` integer DEFAULT (cast(round(unixepoch('subsec') * 1000) as integer)) NOT NULL,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`datasheet_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);

--> statement-breakpoint
INSERT INTO `__new_home_offers`("id", "kind", "name", "slug", "summary", "file_id", "text", "specification", "pictures", "datasheet_id", "icon", "status", "position", "created_by", "seo_title", "seo_description", "share_picture_id", "noindex", "created_at", "updated_at", "version") SELECT "id", "kind", "name", "slug", "summary", "file_id", "text", "specification", "pictures", "datasheet_id", "icon", "status", "position", "created_by", "seo_title", "seo_description", "share_picture_id", "noindex", "created_at", "updated_at", "version" FROM `home_offers`;
--> statement-breakpoint
DELETE FROM `sqlite_sequence` WHERE `name` = '__new_home_offers';
--> statement-breakpoint
INSERT INTO `sqlite_sequence` (`name`, `seq`) SELECT '__new_home_offers', `seq` FROM `sqlite_sequence` WHERE `name` = 'home_offers';
--> statement-breakpoint
DROP TABLE `home_offers`;
--> statement-breakpoint
ALTER TABLE `__new_home_offers` RENAME TO `home_offers`;
--> statement-breakpoint
CREATE UNIQUE INDEX `home_offers_slug` ON `home_offers` (`kind`,`slug`);
--> statement-breakpoint
CREATE INDEX `home_offers_position` ON `home_offers` (`kind`,`position`);
--> statement-breakpoint
CREATE INDEX `home_offers_file` ON `home_offers` (`file_id`);
--> statement-breakpoint
CREATE INDEX `home_offers_datasheet` ON `home_offers` (`datasheet_id`);
