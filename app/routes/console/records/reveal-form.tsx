import { ReasonField } from "../parts/reason-field.tsx";

type Props = {
  name: string;
  error: string | undefined;
  at?: string;
};

export function RevealForm({ name, error, at }: Props) {
  return (
    <form method="post" action={at} className="form">
      <input type="hidden" name="step" value="reveal" />
      <ReasonField name={name} label="Why do you need them?" error={error} help="Your reason is recorded." />
      <button className="button button-secondary" type="submit">
        Show contact details
      </button>
    </form>
  );
}
