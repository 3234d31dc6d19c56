/** Stock is per product and lines are per size and colour: the units of each product, its lines added up. */
export const unitsByProduct = (
  lines: readonly { productId: string; quantity: number }[],
): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines)
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}
