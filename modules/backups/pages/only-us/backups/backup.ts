import type { Outputs } from '#renderer/only-us/api.ts';

type All = Outputs['backup']['getAll'];

export type Backup = All['backups'][number];
export type LastRestore = NonNullable<All['restored']>;
export type Running = NonNullable<All['running']>;
/** A backup that is restored beside the site. */
export type RehearsedBackup = NonNullable<Outputs['backup']['getRehearsal']>;
export type Area = RehearsedBackup['areas'][number];
