ALTER TABLE `site` ADD `language` text DEFAULT 'id' NOT NULL;
--> statement-breakpoint
-- A site that is older than this setting keeps the words that its visitors know. (A new one has no row yet.)
UPDATE `site` SET `language` = 'en';
