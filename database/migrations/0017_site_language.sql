ALTER TABLE `site` ADD `language` text DEFAULT 'id' NOT NULL;
