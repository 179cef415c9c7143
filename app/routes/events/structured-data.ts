import { brand } from "#messages/layout.ts";
import { languageTag, localPath } from "#messages/locale.ts";
import { inIndia } from "#messages/pages/events.ts";
import type { EventCard } from "#worker/domain/events/events.server.ts";

/** schema.org's Event, for events with a date. */
export function eventData(site: string, event: EventCard) {
  const { slug, title, image, facts, capacity, registration } = event;
  if (!facts) return [];
  const url = `${site}${localPath(`/events#${slug}`)}`;
  return [
    {
      "@type": "Event",
      inLanguage: event.isEnglish ? "en-IN" : languageTag(),
      name: title,
      description: facts.summary,
      ...(image && { image: `${site}${image.src}` }),
      url,
      startDate: facts.startsAt,
      ...(facts.hasEnd && { endDate: facts.endsAt }),
      eventStatus: `https://schema.org/${registration === "cancelled" ? "EventCancelled" : "EventScheduled"}`,
      eventAttendanceMode: `https://schema.org/${facts.isOnline ? "Online" : "Offline"}EventAttendanceMode`,
      location: facts.isOnline ? { "@type": "VirtualLocation", url } : placeOf(event),
      organizer: { "@type": "Organization", name: brand(), url: `${site}/` },
      ...(capacity && { maximumAttendeeCapacity: capacity }),
    },
  ];
}

function placeOf({ venue, location }: EventCard) {
  const address = venue?.address ?? location;
  return { "@type": "Place", name: venue?.name ?? location, address: inIndia({ address }) };
}
