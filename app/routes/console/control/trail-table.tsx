import type { TrailLine } from "#worker/domain/operators/trail-view.server.ts";

export function TrailTable({ lines }: { lines: readonly TrailLine[] }) {
  return (
    <table className="console-table">
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">About</th>
          <th scope="col">Fields</th>
          <th scope="col">Reason</th>
          <th scope="col">Request</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ seq, at, operator, action, subject, fields, reason, requestId }) => (
          <tr key={seq}>
            <td data-label="No.">{seq}</td>
            <td data-label="When">{at}</td>
            <td data-label="Who">{operator}</td>
            <td data-label="What" className="console-word">
              {action}
            </td>
            <td data-label="About" className="console-code">
              {subject}
            </td>
            <td data-label="Fields">{fields.join(", ")}</td>
            <td data-label="Reason">{reason}</td>
            <td data-label="Request" className="console-code">
              {requestId}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
