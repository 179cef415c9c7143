/** Radio buttons. CSS hides entries that do not fit the choice, so they work without JavaScript. */
export function Choices<Value extends string>(props: {
  name: string;
  legend: string;
  all: string;
  options: Record<Value, string>;
}) {
  const { name, legend, all, options } = props;
  return (
    <fieldset className="choices">
      <legend>{legend}</legend>
      <Choice name={name} value="all" label={all} isFirst />
      {Object.entries<string>(options).map(([value, label]) => (
        <Choice key={value} name={name} value={value} label={label} />
      ))}
    </fieldset>
  );
}

function Choice(props: { name: string; value: string; label: string; isFirst?: boolean }) {
  const { name, value, label, isFirst } = props;
  const id = `${name}-${value}`;
  return (
    <label htmlFor={id}>
      <input type="radio" name={name} id={id} defaultChecked={isFirst} autoComplete="off" />
      {label}
    </label>
  );
}
