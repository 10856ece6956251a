-- Entries, pages and files of an old site may have the same numbers: host|12 becomes host/folder|post|12.
UPDATE `import_items` SET `key` = (
  SELECT `host` || coalesce(json_extract(`look`, '$.site.base'), '') FROM `imports` WHERE `imports`.`id` = `import_items`.`import_id`
) || '|' || `kind` || substr(`key`, instr(`key`, '|'))
WHERE substr(`key`, instr(`key`, '|') + 1) GLOB '[0-9-]*';
