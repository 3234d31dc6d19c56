/** How long the prices of a checkout hold (contract §6). */
export const CHECKOUT_MINUTES = 30
