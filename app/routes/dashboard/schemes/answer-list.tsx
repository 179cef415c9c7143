type Answer = { name: string; title: string; label: string };

export function AnswerList({ answers }: { answers: readonly Answer[] }) {
  return (
    <dl>
      {answers.map(({ name, title, label }) => (
        <div key={name}>
          <dt>{title}</dt>
          <dd>
            <strong>{label}</strong>
          </dd>
        </div>
      ))}
    </dl>
  );
}
