CREATE INDEX `entry_translations_public` ON `entry_translations` (`type`,`language`,`status`,`entry`);
