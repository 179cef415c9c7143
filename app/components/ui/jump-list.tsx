export function JumpList({
  label,
  sections,
}: {
  label: string;
  sections: ReadonlyArray<{ id: string; title: string }>;
}) {
  return (
    <nav className="jump-list" aria-label={label}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
