ALTER TABLE `files` ADD `kept_sha256` text;
