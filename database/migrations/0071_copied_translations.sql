ALTER TABLE `entry_translations` ADD `is_copied` integer DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE `entry_translations` ADD `same_words` text DEFAULT '[]' NOT NULL;
--> statement-breakpoint
-- Published translations with a text of at least two words that is the original's. Those with single paragraphs of it are found when
-- they are saved.
UPDATE `entry_translations` SET `is_copied` = true WHERE `status` = 'published' AND EXISTS (
  SELECT 1 FROM json_each(`entry_translations`.`entered`, '$.json') AS said
  JOIN json_each(`entry_translations`.`original`, '$.json') AS own ON own.key = said.key AND own.value = said.value
  WHERE (said.type IN ('text', 'object') OR said.key = 'blocks')
    AND said.value GLOB '*[A-Za-z] [A-Za-z]*'
    AND said.key NOT IN ('slug', 'searchWords')
    AND NOT (`entry_translations`.`type` IN ('brand', 'homeClient', 'testimonial') AND said.key IN ('name', 'company'))
);
