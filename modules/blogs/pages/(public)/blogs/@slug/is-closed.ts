/** Is it too late to apply for a job? */
export function isClosed({ closesAt }: { closesAt: Date | null }): boolean {
  return closesAt !== null && closesAt < new Date();
}
