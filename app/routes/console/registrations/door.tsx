import { PrintButton } from "#app/components/ui/print-button.tsx";
import { depsContext, operatorContext } from "#worker/context.server.ts";
import type { PageHandle } from "#worker/contracts/page-handle.ts";
import { type DoorList, viewDoorList } from "#worker/domain/console/door-list.server.ts";
import { ConsolePage, consoleMeta } from "../parts/console-page.tsx";
import { missing } from "../parts/responses.server.ts";
import type { Route } from "./+types/door.ts";

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const asksAll = new URL(request.url).searchParams.get("who") === "all";
  const list = await viewDoorList(context.get(depsContext), context.get(operatorContext), params.event, asksAll);
  if (!list) throw missing(context);
  return list;
}

export const handle = { private: true, permission: "registrations.read" } satisfies PageHandle;
export const meta = () => consoleMeta("List for the door");

export default function Door({ loaderData: list, params: { event } }: Route.ComponentProps) {
  const { title, when, where, asOf, people, all, confirmed, hasAll } = list;
  const back = { href: `/console/registrations?event=${encodeURIComponent(event)}`, label: "Registrations" };
  const isCut = people.length < (hasAll ? all : confirmed);
  return (
    <ConsolePage
      title={title}
      lead={[when, where].filter(Boolean).join(" · ")}
      back={back}
      actions={
        <>
          {confirmed > 0 && confirmed < all && (
            <a className="button button-secondary" href={hasAll ? "?" : "?who=all"}>
              {hasAll ? "Only confirmed places" : `With the ${all - confirmed} not confirmed`}
            </a>
          )}
          <PrintButton label="Print" />
        </>
      }
    >
      <p>{`${countedIn(list)} As of ${asOf}.`}</p>
      {isCut && <p>{`Only the first ${people.length} by name are listed. Export the registrations as CSV instead.`}</p>}
      {people.length > 0 && <People people={people} />}
    </ConsolePage>
  );
}

function countedIn({ all, confirmed, hasAll }: DoorList): string {
  const counted = (count: number) => (count === 1 ? "1 person" : `${count} people`);
  if (all === 0) return "Nobody is registered.";
  if (confirmed === 0) return `${counted(all)}. No place is confirmed, so everybody who registered is listed.`;
  if (hasAll) return `${counted(all)}, ${all - confirmed} of them without a confirmed place.`;
  return `${counted(confirmed)} with a confirmed place.`;
}

function People({ people }: Pick<DoorList, "people">) {
  return (
    <table className="console-door">
      <thead>
        <tr>
          <th scope="col">Here</th>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">Membership (as stated)</th>
        </tr>
      </thead>
      <tbody>
        {people.map(({ id, name, phone, membership, isConfirmed }) => (
          <tr key={id}>
            <td>
              <i className="console-box" />
              <span className="visually-hidden">To tick on paper</span>
            </td>
            <th scope="row">
              {name}
              {!isConfirmed && <span>Place not confirmed</span>}
            </th>
            <td>{phone}</td>
            <td>{membership}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
