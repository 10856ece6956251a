ALTER TABLE `site` ADD `skipped_steps` text DEFAULT '[]' NOT NULL;
