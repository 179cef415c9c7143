/** Rejects with a TimeoutError, but cannot cancel the work behind `answer`. */
export async function withTimeout<T>(milliseconds: number, answer: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const error = new DOMException(`No answer within ${milliseconds} ms`, "TimeoutError");
    timer = setTimeout(() => reject(error), milliseconds);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
