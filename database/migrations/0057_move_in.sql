CREATE TABLE `import_addresses` (
	`path` text PRIMARY KEY NOT NULL,
	`import_id` integer NOT NULL,
	`type` text,
	`entry` integer,
	`target` text,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE INDEX `import_addresses_import` ON `import_addresses` (`import_id`);
--> statement-breakpoint
CREATE TABLE `import_items` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`import_id` integer NOT NULL,
	`key` text NOT NULL,
	`kind` text NOT NULL,
	`title` text NOT NULL,
	`address` text DEFAULT '' NOT NULL,
	`state` text NOT NULL,
	`why` text DEFAULT '' NOT NULL,
	`type` text,
	`entry` integer,
	`version` integer,
	`checksum` text DEFAULT '' NOT NULL,
	`before` text,
	`after` text,
	`notes` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE cascade
);

--> statement-breakpoint
CREATE UNIQUE INDEX `import_items_key` ON `import_items` (`import_id`,`key`);
--> statement-breakpoint
CREATE TABLE `imports` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`host` text NOT NULL,
	`title` text NOT NULL,
	`state` text NOT NULL,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	`former_language` text
);

--> statement-breakpoint
CREATE UNIQUE INDEX `imports_host_unique` ON `imports` (`host`);
