import type { Outputs } from '#renderer/only-us/api.ts';

type All = Outputs['backup']['getAll'];

/** A backup in the list. */
export type Backup = All['backups'][number];

/** The last restore, as long as it can be undone. */
export type LastRestore = NonNullable<All['restored']>;

/** A backup that is restored beside the site. */
export type RehearsedBackup = NonNullable<Outputs['backup']['getRehearsal']>;

/** An area in which something differs. */
export type Area = RehearsedBackup['areas'][number];

/** What is being made. */
export type Running = NonNullable<All['running']>;
