const HELP = "Beginning of a name, surname or email, four digits of a phone number, a number that we gave, or a title";

/** Works without JavaScript, on its page and in the dialog. */
export function SearchField({ entered }: { entered: string }) {
  return (
    <form method="get" action="/console/search" className="console-filters">
      <label className="console-search">
        <span>Search everything</span>
        <input
          type="search"
          name="q"
          defaultValue={entered}
          minLength={3}
          maxLength={100}
          required
          autoComplete="off"
          data-search=""
        />
      </label>
      <button className="button" type="submit">
        Search
      </button>
      <p className="field-help console-search">{`${HELP}.`}</p>
    </form>
  );
}
