import { dayAndHour } from "../../india-calendar.server.ts";
import { listOpenMessages } from "../../visitors/contact.server.ts";
import { dueDay, dueOf } from "../due.server.ts";
import { KINDS } from "../messages.server.ts";
import type { TodaySource } from "./today-source.server.ts";

export const openMessages: TodaySource = {
  id: "messages",
  title: "Messages and call-backs",
  sees: "messages.read",
  acts: "messages.change",
  more: [{ href: "/console/messages?state=open&sort=oldest", label: "All open messages" }],
  async list(deps, limit) {
    const found = await listOpenMessages(deps, limit);
    const inOrder = found.toSorted((a, b) => (dueDay(a) < dueDay(b) ? -1 : 1));
    return inOrder.map((message) => ({
      id: message.id,
      subject: `message:${message.id}`,
      title: message.name,
      facts: [KINDS[message.kind], `Received ${dayAndHour(message.createdAt)}`],
      due: dueOf(message, deps.now()),
      link: { href: `/console/messages/${message.id}`, label: "Open" },
      actions: [{ step: "answered", label: "Mark as answered" }],
    }));
  },
};
