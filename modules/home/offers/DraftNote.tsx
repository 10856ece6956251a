/** What staff see on top of an offer that visitors don't see. */
export function DraftNote({ form }: { form: string }) {
  return (
    <div className="offer-draft" role="note" lang="en">
      This is a draft. Visitors don’t see it. <a href={form}>Edit</a>
    </div>
  );
}
