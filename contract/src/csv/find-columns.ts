/** A heading without case and punctuation: `AWB No.`, `awb_no` and `AwbNo` are equal. */
export const plainHeading = (heading: string): string =>
  heading
    .slice(0, 200)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')

/**
 * Finds the column of each field: by the heading that the user chose ('' for none), else by the first of the field's
 * usual names in the table; else undefined.
 */
export const findColumns = <Field extends string>(
  head: readonly string[],
  names: Readonly<Record<Field, readonly string[]>>,
  chosen: Readonly<Record<string, string | undefined>> = {},
): Record<Field, number | undefined> => {
  const headings = head.map(plainHeading)
  const columnOf = (field: string, usual: readonly string[]): number | undefined => {
    const own = chosen[field]
    if (own === '') return undefined
    if (own !== undefined && head.includes(own)) return head.indexOf(own)
    const name = usual.map(plainHeading).find((one) => headings.includes(one))
    return name === undefined ? undefined : headings.indexOf(name)
  }
  return Object.fromEntries(
    Object.entries<readonly string[]>(names).map(([field, usual]) => [
      field,
      columnOf(field, usual),
    ]),
  ) as Record<Field, number | undefined>
}
