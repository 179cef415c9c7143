import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ReplyForm } from "#app/routes/console/records/reply-form.tsx";

const FORM = {
  templates: [],
  draft: "",
  greeting: "Hello,",
  chosen: "",
  replyId: "reply-1",
  label: "Text",
  button: "Send",
};

function seenAfter(errors: Record<string, string>): string | undefined {
  const actionData = { message: "Refused.", needsPasskey: false, errors, entered: { body: "On [date]", seen: "0" } };
  const html = renderToStaticMarkup(<ReplyForm {...FORM} seen={5} actionData={actionData} />);
  return /name="seen" [^>]*value="(\d)"/.exec(html)?.[1];
}

test("a refused text does not count what a colleague has written meanwhile as read, unless that was the reason", () => {
  expect(seenAfter({ body: "Replace [date] with your own words, then send it." })).toBe("0");
  expect(seenAfter({})).toBe("5");
});
