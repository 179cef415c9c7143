import { REMINDER_DAYS, type ReminderDays } from "./terms.server.ts";

export function reminderIdOf({ orderId }: { orderId: string }, days: ReminderDays): string {
  return `${orderId}:${days}`;
}

export function parseReminderId(reminderId: string): { orderId: string; days: ReminderDays | undefined } {
  const [orderId = "", daysText] = reminderId.split(":");
  return { orderId, days: REMINDER_DAYS.find((days) => String(days) === daysText) };
}
