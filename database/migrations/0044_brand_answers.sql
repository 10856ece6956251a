ALTER TABLE `brands` ADD `answer_time` text DEFAULT 'unsaid' NOT NULL;
--> statement-breakpoint
ALTER TABLE `brands` ADD `contacts` text DEFAULT '[]' NOT NULL;
