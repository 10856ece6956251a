ALTER TABLE `files` ADD `translated_alt` text DEFAULT '' NOT NULL;
