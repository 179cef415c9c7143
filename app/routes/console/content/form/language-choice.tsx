/** Phones show one language at a time. The radio buttons name another form, so that they are not sent with this one. */
export function LanguageChoice({ isHindi = false }: { isHindi?: boolean }) {
  return (
    <fieldset className="studio-languages">
      <legend className="visually-hidden">Language</legend>
      <label>
        <input type="radio" name="shown" value="en" form="languages" defaultChecked={!isHindi} />
        English
      </label>
      <label lang="hi">
        <input type="radio" name="shown" value="hi" form="languages" defaultChecked={isHindi} />
        हिन्दी
      </label>
    </fieldset>
  );
}
