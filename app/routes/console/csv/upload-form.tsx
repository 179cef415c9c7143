type UploadFormProps = { title: string; button: string; isAgain: boolean; children: React.ReactNode };

/** Shared with the form of the second step: after the lock, this form shows what that one had in hidden fields. */
export const UPLOAD_FORM = "upload-form";

/** The first of two steps. Its action data shows what the file contains, with the form of the second step. */
export function UploadForm({ title, button, isAgain, children }: UploadFormProps) {
  return (
    <section aria-labelledby="upload">
      <h2 id="upload">{title}</h2>
      <form
        method="post"
        id={isAgain ? undefined : UPLOAD_FORM}
        encType="multipart/form-data"
        className="form console-form"
        data-restores={isAgain ? undefined : true}
      >
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
