/**
 * For a product in several colors, or in an unknown one. Separate from the palette, so that shoppers' pages don't
 * load that.
 */
export const MANY_COLORS = 'conic-gradient(#c8342f, #f2c230, #2f8a57, #2f62b5, #e889a8, #c8342f)'
