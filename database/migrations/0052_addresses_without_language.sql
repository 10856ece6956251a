CREATE INDEX `addresses_without_language` ON `addresses` (substr("path", 4));
