export const REGISTERED = "registered";

export function WriteToThem({ mayWrite, slug }: { mayWrite: boolean; slug: string }) {
  return (
    <p className="notice-help">
      {mayWrite ? (
        <a href={`/console/registrations?event=${slug}`}>Write to the people who are registered</a>
      ) : (
        "Ask desk to write to the people who are registered."
      )}
    </p>
  );
}
