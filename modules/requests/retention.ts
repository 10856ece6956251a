/** How many months requests are stored. */
export function retentionMonths(): number {
  return 12;
}
