ALTER TABLE `home_certificates` ADD `document_id` integer REFERENCES files(id);
