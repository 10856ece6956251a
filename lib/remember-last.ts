export function rememberLast<Result>(compute: (key: string) => Result): (key: string) => Result {
  let last: { key: string; result: Result } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, result: compute(key) };
    return last.result;
  };
}
