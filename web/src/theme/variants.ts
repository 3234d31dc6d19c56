type Value = string | boolean | number | undefined

/**
 * Class names for a choice of variants: the rest of a recipe after the build (build/compile-styles.ts).
 * @param names the variants, in the order of the table's keys
 * @param classes by the chosen values, joined with commas
 */
export const variants = (
  names: readonly string[],
  defaults: Readonly<Record<string, Value>>,
  classes: Readonly<Record<string, string>>,
) => {
  const of = (chosen: Readonly<Record<string, Value>> = {}): string =>
    classes[names.map((name) => chosen[name] ?? defaults[name] ?? '').join()] ??
    // `false` of a variant that has only `true` counts as ''.
    classes[names.map((name) => (chosen[name] ?? defaults[name]) || '').join()] ??
    ''
  const splitVariantProps = (props: Readonly<Record<string, unknown>>) => {
    const chosen: Record<string, unknown> = {}
    const rest: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(props))
      (names.includes(name) ? chosen : rest)[name] = value
    return [chosen, rest]
  }
  return Object.assign(of, { splitVariantProps })
}
