import { data } from "react-router";

/** Any unknown address: a real 404 inside the site's frame, drawn by the root's error page. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export const handle = { isPlain: true };

export default function NotFound() {
  return null;
}
