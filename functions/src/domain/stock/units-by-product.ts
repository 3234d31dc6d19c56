/** Units per product. Stock is per product and lines are per size and colour, so a product's lines are added up. */
export const unitsByProduct = (
  lines: readonly { productId: string; quantity: number }[],
): Map<string, number> => {
  const units = new Map<string, number>()
  for (const { productId, quantity } of lines)
    units.set(productId, (units.get(productId) ?? 0) + quantity)
  return units
}
