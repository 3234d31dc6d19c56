/** An empty list counts as one empty value, so that the other list still has combinations. */
export const atLeastOne = (values: readonly string[]): readonly string[] =>
  values.length > 0 ? values : ['']

/** Every size in every color. */
export const choiceCombinations = (
  sizes: readonly string[],
  colors: readonly string[],
): { size: string; color: string }[] =>
  atLeastOne(sizes).flatMap((size) => atLeastOne(colors).map((color) => ({ size, color })))
