/** The body of a call: text, numbers, files, and lists or rows of them. */
export type Body = Readonly<Record<string, Part | undefined>>;
type Part = string | number | Blob | readonly Part[] | { readonly [name: string]: Part };

/** "Writes use multipart/form-data" (section 7). Rows and lists get bracketed names: `pointTable[0][team_id]`. */
export function toFormData(body: Body): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(body)) if (part !== undefined) append(form, name, part);
  return form;
}

function append(form: FormData, name: string, part: Part): void {
  // A form cannot contain an empty list. The contract represents it by an empty `name[]`.
  if (Array.isArray(part) && part.length === 0) form.append(`${name}[]`, '');
  else if (part instanceof Blob) form.append(name, part);
  else if (typeof part === 'string' || typeof part === 'number') form.append(name, String(part));
  else for (const [key, inner] of Object.entries(part)) append(form, `${name}[${key}]`, inner);
}
