CREATE TABLE `statistics_days` (
	`day` text PRIMARY KEY NOT NULL,
	`visits` integer DEFAULT 0 NOT NULL,
	`views` integer DEFAULT 0 NOT NULL,
	`searches` integer DEFAULT 0 NOT NULL,
	`misses` integer DEFAULT 0 NOT NULL,
	`downloads` integer DEFAULT 0 NOT NULL,
	`requests` integer DEFAULT 0 NOT NULL
);

--> statement-breakpoint
CREATE TABLE `statistics_names` (
	`kind` text NOT NULL,
	`day` text NOT NULL,
	`name` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`kind`, `day`, `name`)
);

