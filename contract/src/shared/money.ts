/** Money is computed in whole paise, and shown and sent in rupees. */

/** Paise of a rupee amount, e.g. 49.5 → 4950. */
export const toPaise = (rupees: number): number => Math.round(rupees * 100)

/** Rupees of a paise amount, e.g. 4950 → 49.5. */
export const toRupees = (paise: number): number => paise / 100
