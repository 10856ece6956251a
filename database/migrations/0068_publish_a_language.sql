ALTER TABLE `site` ADD `is_second_language_public` integer DEFAULT false NOT NULL;
--> statement-breakpoint
-- What visitors read today stays public.
UPDATE `site` SET `is_second_language_public` = true WHERE `second_language` NOT IN ('none', `language`);
