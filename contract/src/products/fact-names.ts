/** Facts that suit all goods. */
const COMMON = ['Capacity', 'Dimensions', 'Weight', 'Warranty', 'Care'] as const

/** Categories that aren't listed have the common names only. */
const OF_CATEGORY: Readonly<Record<string, readonly string[]>> = {
  Kitchen: ['Steel grade', 'Gauge', 'Lid', 'Induction', 'Microwave', 'Dishwasher', 'BPA-free'],
  Bathroom: ['Load', 'Lid', 'Fixing', 'Rust-proof'],
  Kids: ['Age', 'BPA-free', 'Leak-proof', 'Microwave', 'Dishwasher'],
}

/** Names that the product form suggests for facts; any other name is allowed. */
export const factNamesOf = (category: string): readonly string[] => {
  const own = Object.hasOwn(OF_CATEGORY, category) ? (OF_CATEGORY[category] ?? []) : []
  const [capacity, dimensions, weight, ...others] = COMMON
  return [capacity, dimensions, weight, ...own, ...others]
}
