CREATE TABLE `entry_files` (
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`file_id` integer NOT NULL,
	PRIMARY KEY(`type`, `entry`, `file_id`),
	FOREIGN KEY (`file_id`) REFERENCES `files`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `entry_files_file` ON `entry_files` (`file_id`);
--> statement-breakpoint
CREATE TABLE `addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`type` text NOT NULL,
	`entry` integer NOT NULL,
	`state` text NOT NULL,
	`was_public` integer DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE INDEX `addresses_entry` ON `addresses` (`type`,`entry`);
--> statement-breakpoint
CREATE TABLE `home_offers` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`name` text NOT NULL,
	`slug` text NOT NULL,
	`summary` text NOT NULL,
	`file_id` integer NOT NULL,
	`text` text NOT NULL,
	`specification` text NOT NULL,
	`pictures` text DEFAULT '[]' NOT NULL,
	`icon` text,
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
CREATE UNIQUE INDEX `home_offers_slug` ON `home_offers` (`kind`,`slug`);
--> statement-breakpoint
CREATE INDEX `home_offers_position` ON `home_offers` (`kind`,`position`);
--> statement-breakpoint
CREATE INDEX `home_offers_file` ON `home_offers` (`file_id`);
--> statement-breakpoint
-- Products keep their ids; services, which counted from 1 as well, get the ones after them.
INSERT INTO `home_offers` (`id`, `kind`, `name`, `slug`, `summary`, `file_id`, `text`, `specification`, `status`, `position`, `created_by`, `created_at`, `updated_at`, `version`, `pictures`)
SELECT `id`, 'packaging', `name`, `slug`, `summary`, `file_id`, `text`, `specification`, `status`, `position`, `created_by`, `created_at`, `updated_at`, `version`,
	coalesce((SELECT json_group_array(`file_id`) FROM (SELECT `file_id` FROM `home_packaging_pictures` WHERE `owner_id` = `offer`.`id` ORDER BY `position`)), '[]')
FROM `home_packaging` AS `offer`;
--> statement-breakpoint
INSERT INTO `home_offers` (`kind`, `name`, `slug`, `summary`, `file_id`, `text`, `specification`, `status`, `position`, `created_by`, `created_at`, `updated_at`, `version`, `icon`, `pictures`)
SELECT 'service', `name`, `slug`, `summary`, `file_id`, `text`, `specification`, `status`, `position`, `created_by`, `created_at`, `updated_at`, `version`, `icon`,
	coalesce((SELECT json_group_array(`file_id`) FROM (SELECT `file_id` FROM `home_service_pictures` WHERE `owner_id` = `offer`.`id` ORDER BY `position`)), '[]')
FROM `home_services` AS `offer` ORDER BY `id`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'blog', `id`, `cover_id` FROM `blog_posts` WHERE `cover_id` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'blog', `post_id`, `file_id` FROM `blog_pictures`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'gallery', `id`, `file_id` FROM `gallery_pictures`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'banner', `id`, `file_id` FROM `home_banners`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'homeClient', `id`, `file_id` FROM `home_clients`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'footerLink', `id`, `file_id` FROM `footer_links` WHERE `file_id` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'footer', `id`, `logo_file_id` FROM `footers` WHERE `logo_file_id` IS NOT NULL;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'catalog', `id`, `file_id` FROM `catalogs`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT `kind`, `id`, `file_id` FROM `home_offers`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT `home_offers`.`kind`, `home_offers`.`id`, `each`.`value` FROM `home_offers`, json_each(`home_offers`.`pictures`) AS `each`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'packaging', `home_offers`.`id`, `home_packaging_text_pictures`.`file_id` FROM `home_packaging_text_pictures`
	JOIN `home_packaging` ON `home_packaging`.`id` = `home_packaging_text_pictures`.`owner_id`
	JOIN `home_offers` ON `home_offers`.`kind` = 'packaging' AND `home_offers`.`slug` = `home_packaging`.`slug`;
--> statement-breakpoint
INSERT OR IGNORE INTO `entry_files` (`type`, `entry`, `file_id`)
SELECT 'service', `home_offers`.`id`, `home_service_text_pictures`.`file_id` FROM `home_service_text_pictures`
	JOIN `home_services` ON `home_services`.`id` = `home_service_text_pictures`.`owner_id`
	JOIN `home_offers` ON `home_offers`.`kind` = 'service' AND `home_offers`.`slug` = `home_services`.`slug`;
--> statement-breakpoint
INSERT OR IGNORE INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`)
SELECT '/blogs/' || `slug`, 'blog', `id`, 'current',
	`was_public` OR (`status` = 'published' AND `published_at` <= unixepoch() * 1000) FROM `blog_posts`;
--> statement-breakpoint
-- Former addresses of products and services redirected whether or not visitors had seen them; that stays.
INSERT OR IGNORE INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`)
SELECT CASE `kind` WHEN 'service' THEN '/services/' ELSE '/packaging/' END || `slug`, `kind`, `id`, 'current', 1 FROM `home_offers`;
--> statement-breakpoint
INSERT OR IGNORE INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`)
SELECT '/blogs/' || `slug`, 'blog', `post_id`, 'former', 1 FROM `blog_old_slugs`;
--> statement-breakpoint
INSERT OR IGNORE INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`)
SELECT '/packaging/' || `home_packaging_former_slugs`.`slug`, 'packaging', `home_offers`.`id`, 'former', 1 FROM `home_packaging_former_slugs`
	JOIN `home_packaging` ON `home_packaging`.`id` = `home_packaging_former_slugs`.`owner_id`
	JOIN `home_offers` ON `home_offers`.`kind` = 'packaging' AND `home_offers`.`slug` = `home_packaging`.`slug`;
--> statement-breakpoint
INSERT OR IGNORE INTO `addresses` (`path`, `type`, `entry`, `state`, `was_public`)
SELECT '/services/' || `home_service_former_slugs`.`slug`, 'service', `home_offers`.`id`, 'former', 1 FROM `home_service_former_slugs`
	JOIN `home_services` ON `home_services`.`id` = `home_service_former_slugs`.`owner_id`
	JOIN `home_offers` ON `home_offers`.`kind` = 'service' AND `home_offers`.`slug` = `home_services`.`slug`;
--> statement-breakpoint
ALTER TABLE `home_banners` ADD `status` text DEFAULT 'draft' NOT NULL;
--> statement-breakpoint
UPDATE `home_banners` SET `status` = 'published' WHERE `active`;
--> statement-breakpoint
ALTER TABLE `home_banners` DROP COLUMN `active`;
--> statement-breakpoint
ALTER TABLE `blog_posts` DROP COLUMN `was_public`;
--> statement-breakpoint
-- The index is filled again after a migration.
ALTER TABLE `search_entries` RENAME COLUMN `module` TO `type`;
--> statement-breakpoint
DROP TABLE `blog_old_slugs`;
--> statement-breakpoint
DROP TABLE `blog_pictures`;
--> statement-breakpoint
DROP TABLE `home_packaging_former_slugs`;
--> statement-breakpoint
DROP TABLE `home_packaging_pictures`;
--> statement-breakpoint
DROP TABLE `home_packaging_text_pictures`;
--> statement-breakpoint
DROP TABLE `home_service_former_slugs`;
--> statement-breakpoint
DROP TABLE `home_service_pictures`;
--> statement-breakpoint
DROP TABLE `home_service_text_pictures`;
--> statement-breakpoint
DROP TABLE `home_packaging`;
--> statement-breakpoint
DROP TABLE `home_services`;
