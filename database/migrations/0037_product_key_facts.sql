ALTER TABLE `home_offers` ADD `minimum` text DEFAULT '' NOT NULL;
--> statement-breakpoint
ALTER TABLE `home_offers` ADD `lead_time` text DEFAULT '' NOT NULL;
--> statement-breakpoint
-- They were found among the rows of the specification by their labels. They move from there, also in what is being edited, in
-- old versions and in the trash, so that nothing is taken for a change.
CREATE TABLE `__sources` AS
SELECT 'offer' AS `place`, `rowid` AS `owner`, `specification` AS `rows` FROM `home_offers` WHERE `kind` = 'packaging'
UNION ALL SELECT 'copy', `rowid`, json_extract(`entered`, '$.json.specification') FROM `entry_copies` WHERE `type` = 'packaging'
UNION ALL SELECT 'base', `rowid`, json_extract(`base`, '$.json.specification') FROM `entry_copies` WHERE `type` = 'packaging'
UNION ALL SELECT 'version', `rowid`, json_extract(`entered`, '$.json.specification') FROM `entry_versions` WHERE `type` = 'packaging'
UNION ALL SELECT 'trash', `rowid`, json_extract(`row`, '$.json.specification') FROM `entry_trash` WHERE `type` = 'packaging';
--> statement-breakpoint
CREATE TABLE `__facts` AS
WITH `labels` AS (
	SELECT `place`, `owner`, `key`, value ->> 'value' AS `value`, lower(value ->> 'label') AS `label`
	FROM `__sources`, json_each(`__sources`.`rows`)
	WHERE json_type(`__sources`.`rows`) = 'array'
)
SELECT `place`, `owner`, 'minimum' AS `fact`, min(`key`) AS `key`, `value` FROM `labels`
WHERE ' ' || `label` GLOB '*[^a-z0-9_]minimum*' OR ' ' || `label` GLOB '*[^a-z0-9_]min.*' OR ' ' || `label` GLOB '*[^a-z0-9_]moq*'
	OR ' ' || `label` GLOB '*[^a-z0-9_]jumlah mulai*' OR ' ' || `label` GLOB '*[^a-z0-9_]muatan mulai*'
	OR ' ' || `label` GLOB '*[^a-z0-9_]sewa mulai*' OR ' ' || `label` GLOB '*[^a-z0-9_]pesanan mulai*'
GROUP BY `place`, `owner`
UNION ALL SELECT `place`, `owner`, 'lead_time', min(`key`), `value` FROM `labels`
WHERE `label` || ' ' GLOB 'waktu[^a-z0-9_]*' OR `label` || ' ' GLOB 'lama[^a-z0-9_]*' OR `label` || ' ' GLOB 'time[^a-z0-9_]*'
	OR `label` || ' ' GLOB 'lead time[^a-z0-9_]*' OR `label` || ' ' GLOB 'contoh pertama[^a-z0-9_]*'
GROUP BY `place`, `owner`;
--> statement-breakpoint
CREATE TABLE `__filled` AS
SELECT `place`, `owner`,
	coalesce((SELECT `value` FROM `__facts` AS `f` WHERE `f`.`place` = `s`.`place` AND `f`.`owner` = `s`.`owner` AND `fact` = 'minimum'), '') AS `minimum`,
	coalesce((SELECT `value` FROM `__facts` AS `f` WHERE `f`.`place` = `s`.`place` AND `f`.`owner` = `s`.`owner` AND `fact` = 'lead_time'), '') AS `lead_time`,
	(SELECT json_group_array(json(`value`)) FROM (
		SELECT value FROM json_each(`s`.`rows`)
		WHERE `key` NOT IN (SELECT `f`.`key` FROM `__facts` AS `f` WHERE `f`.`place` = `s`.`place` AND `f`.`owner` = `s`.`owner`)
		ORDER BY `key`
	)) AS `rows`
FROM `__sources` AS `s` WHERE json_type(`rows`) = 'array';
--> statement-breakpoint
UPDATE `home_offers` SET `minimum` = `f`.`minimum`, `lead_time` = `f`.`lead_time`, `specification` = `f`.`rows`
FROM `__filled` AS `f` WHERE `f`.`place` = 'offer' AND `f`.`owner` = `home_offers`.`rowid`;
--> statement-breakpoint
UPDATE `entry_copies` SET `entered` = json_set(`entered`, '$.json.minimum', `f`.`minimum`, '$.json.leadTime', `f`.`lead_time`, '$.json.specification', json(`f`.`rows`))
FROM `__filled` AS `f` WHERE `f`.`place` = 'copy' AND `f`.`owner` = `entry_copies`.`rowid`;
--> statement-breakpoint
UPDATE `entry_copies` SET `base` = json_set(`base`, '$.json.minimum', `f`.`minimum`, '$.json.leadTime', `f`.`lead_time`, '$.json.specification', json(`f`.`rows`))
FROM `__filled` AS `f` WHERE `f`.`place` = 'base' AND `f`.`owner` = `entry_copies`.`rowid`;
--> statement-breakpoint
UPDATE `entry_versions` SET `entered` = json_set(`entered`, '$.json.minimum', `f`.`minimum`, '$.json.leadTime', `f`.`lead_time`, '$.json.specification', json(`f`.`rows`))
FROM `__filled` AS `f` WHERE `f`.`place` = 'version' AND `f`.`owner` = `entry_versions`.`rowid`;
--> statement-breakpoint
UPDATE `entry_trash` SET `row` = json_set(`row`, '$.json.minimum', `f`.`minimum`, '$.json.leadTime', `f`.`lead_time`, '$.json.specification', json(`f`.`rows`))
FROM `__filled` AS `f` WHERE `f`.`place` = 'trash' AND `f`.`owner` = `entry_trash`.`rowid`;
--> statement-breakpoint
DROP TABLE `__filled`;
--> statement-breakpoint
DROP TABLE `__facts`;
--> statement-breakpoint
DROP TABLE `__sources`;
