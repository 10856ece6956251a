/** Does a status count as a success? These three alone do (spec §8). */
export function isSuccess(status: number): boolean {
  return status === 200 || status === 201 || status === 202;
}
