/** Phones show one language at a time. The radio buttons name another form, so that they are not sent with this one. */
export function LanguageSwitch() {
  return (
    <fieldset className="studio-languages">
      <legend className="visually-hidden">Language</legend>
      <label>
        <input type="radio" name="shown" value="en" form="languages" defaultChecked />
        English
      </label>
      <label lang="hi">
        <input type="radio" name="shown" value="hi" form="languages" />
        हिन्दी
      </label>
    </fieldset>
  );
}
