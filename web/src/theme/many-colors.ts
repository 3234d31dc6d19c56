/** For a product in several colors, or in one that has no name. Apart from the palette, which no shopper's page needs. */
export const MANY_COLORS = 'conic-gradient(#c8342f, #f2c230, #2f8a57, #2f62b5, #e889a8, #c8342f)'
