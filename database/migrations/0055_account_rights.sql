ALTER TABLE `users` ADD `right` text;
