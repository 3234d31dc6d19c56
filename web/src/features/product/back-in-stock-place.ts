/** Where the page asks for an address, in place of selling what is sold out. */
export const BACK_IN_STOCK = 'back-in-stock'
