CREATE INDEX `home_certificates_position` ON `home_certificates` (`position`);
--> statement-breakpoint
CREATE INDEX `home_certificates_file` ON `home_certificates` (`file_id`);
--> statement-breakpoint
CREATE INDEX `home_figures_position` ON `home_figures` (`position`);
--> statement-breakpoint
CREATE INDEX `testimonials_position` ON `testimonials` (`position`);
--> statement-breakpoint
CREATE INDEX `testimonials_file` ON `testimonials` (`file_id`);
