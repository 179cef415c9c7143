type UploadFormProps = { title: string; button: string; children: React.ReactNode };

/** The first of two steps. Its answer shows what the file contains, with the form of the second step. */
export function UploadForm({ title, button, children }: UploadFormProps) {
  return (
    <section aria-labelledby="upload">
      <h2 id="upload">{title}</h2>
      <form method="post" encType="multipart/form-data" className="form console-form">
        <input type="hidden" name="step" value="check" />
        {children}
        <button className="button" type="submit">
          {button}
        </button>
        <p className="field-help">This only checks. Nothing is changed yet.</p>
      </form>
    </section>
  );
}
