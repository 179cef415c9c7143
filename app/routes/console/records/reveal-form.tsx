import { ReasonField } from "../parts/reason-field.tsx";

export function RevealForm({ name, error }: { name: string; error: string | undefined }) {
  return (
    <form method="post" className="form">
      <input type="hidden" name="step" value="reveal" />
      <ReasonField name={name} label="Why do you need them?" error={error} help="Your reason is recorded." />
      <button className="button button-secondary" type="submit">
        Show contact details
      </button>
    </form>
  );
}
