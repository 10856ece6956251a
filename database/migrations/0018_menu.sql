ALTER TABLE `site` ADD `menu` text;
--> statement-breakpoint
ALTER TABLE `site` ADD `search_words` text DEFAULT '' NOT NULL;
