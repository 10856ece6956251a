-- The words of the screen: Upload and Review.
ALTER TABLE `imports` RENAME COLUMN `given` TO `uploads`;
--> statement-breakpoint
ALTER TABLE `imports` RENAME COLUMN `look` TO `review`;
--> statement-breakpoint
UPDATE `imports` SET `state` = CASE `state`
  WHEN 'given' THEN 'uploaded'
  WHEN 'looking' THEN 'reviewing'
  ELSE 'reviewed'
END
WHERE `state` IN ('given', 'looking', 'looked');
