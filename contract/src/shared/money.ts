/** Money is computed in whole paise, and shown and sent in rupees (contract §2). */

/** Paise of a rupee amount, e.g. 49.5 → 4950. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

/** Rupees of a paise amount, e.g. 4950 → 49.5. */
export const toRupees = (paise: number): number => paise / 100

/** Whether a rupee amount has at most two decimals. */
export const hasWholePaise = (rupees: number): boolean =>
  Math.abs(rupees * 100 - toPaise(rupees)) < 1e-6

/** So many units at one price. Whether that is in paise or in rupees, the function that takes it says. */
export type Units = { price: number; quantity: number }

/** What lines come to: paise of prices in paise. */
export const linesTotal = (lines: readonly Units[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price * quantity, 0)

/** Lines as they are on the wire, priced in paise. */
export const inPaise = (lines: readonly Units[]): Units[] =>
  lines.map(({ price, quantity }) => ({ price: toPaise(price), quantity }))

/** What lines on the wire come to: rupees of prices in rupees. */
export const rupeesTotal = (lines: readonly Units[]): number => toRupees(linesTotal(inPaise(lines)))
