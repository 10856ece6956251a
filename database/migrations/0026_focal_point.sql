ALTER TABLE `files` ADD `focal_x` real DEFAULT 0.5 NOT NULL;
--> statement-breakpoint
ALTER TABLE `files` ADD `focal_y` real DEFAULT 0.5 NOT NULL;
