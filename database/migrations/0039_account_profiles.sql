ALTER TABLE `users` ADD `byline` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `users` ADD `portrait_id` integer REFERENCES files(id);
