ALTER TABLE `search_entries` ADD `language` text DEFAULT 'id' NOT NULL;
