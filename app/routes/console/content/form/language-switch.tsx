/** On a phone, one language at a time. Without a form of their own the radio buttons would be sent. */
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
