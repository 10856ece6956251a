import type { Option } from './Finder.tsx';

/** Options that follow each other below the same heading, each with its place among all. */
export function groupsOf<Found extends Option>(options: Found[]) {
  const groups: { group: string; members: { option: Found; index: number }[] }[] = [];
  for (const [index, option] of options.entries()) {
    const { group = '' } = option;
    if (groups.at(-1)?.group !== group) groups.push({ group, members: [] });
    groups.at(-1)?.members.push({ option, index });
  }
  return groups;
}
