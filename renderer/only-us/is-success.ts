/** Only these three statuses count as a success (spec §8). */
export function isSuccess(status: number): boolean {
  return status === 200 || status === 201 || status === 202;
}
