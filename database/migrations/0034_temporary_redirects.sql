ALTER TABLE `redirects` ADD `temporary` integer DEFAULT false NOT NULL;
