/** What shoppers ask of any of the goods. */
const COMMON = ['Capacity', 'Dimensions', 'Weight', 'Warranty', 'Care'] as const

/** A category that is not here has the common ones alone. */
const OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  Kitchen: ['Steel grade', 'Gauge', 'Lid', 'Induction', 'Microwave', 'Dishwasher', 'BPA-free'],
  Bathroom: ['Load', 'Lid', 'Fixing', 'Rust-proof'],
  Kids: ['Age', 'BPA-free', 'Leak-proof', 'Microwave', 'Dishwasher'],
}

/** Names that the form suggests for the facts of a product; any other is as good. */
export const factNamesOf = (category: string): readonly string[] => {
  const own = Object.hasOwn(OF_CATEGORY, category) ? (OF_CATEGORY[category] ?? []) : []
  const [capacity, dimensions, weight, ...others] = COMMON
  return [capacity, dimensions, weight, ...own, ...others]
}
