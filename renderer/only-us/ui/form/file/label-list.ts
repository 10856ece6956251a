/** The labels with those that were typed, between commas; none twice, in upper or lower case. */
export function addLabels(labels: string[], typed: string): string[] {
  const all = [...labels];
  for (const text of typed.split(',')) {
    const label = text.replace(/\s+/g, ' ').trim();
    if (label && !hasLabel(all, label)) all.push(label);
  }
  return all;
}

function hasLabel(labels: string[], label: string) {
  return labels.some((each) => each.toLowerCase() === label.toLowerCase());
}
