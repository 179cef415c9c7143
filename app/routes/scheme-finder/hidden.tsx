/** For screen readers only. */
export function hidden(text: string) {
  return <span className="visually-hidden">{text}</span>;
}
