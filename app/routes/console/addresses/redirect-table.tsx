import type { viewAddresses } from "#worker/domain/slugs/rename.server.ts";

type Redirects = Awaited<ReturnType<typeof viewAddresses>>["redirects"];

export function RedirectTable({ redirects }: { redirects: Redirects }) {
  return (
    <table className="console-table">
      <thead>
        <tr>
          <th scope="col">Entry of</th>
          <th scope="col">Old address</th>
          <th scope="col">Leads to</th>
          <th scope="col">Since</th>
        </tr>
      </thead>
      <tbody>
        {redirects.map(({ collection, label, from, to, since }) => (
          <tr key={`${collection} ${from}`}>
            <td data-label="Entry of">{label}</td>
            <td data-label="Old address">{from}</td>
            <td data-label="Leads to">
              <a href={`/console/content/${collection}/${to}`}>{to}</a>
            </td>
            <td data-label="Since">{since}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
