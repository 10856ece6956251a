ALTER TABLE `users` ADD `language` text DEFAULT 'en' NOT NULL;
