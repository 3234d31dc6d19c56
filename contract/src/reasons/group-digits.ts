const GROUP_ENDS = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * Groups a whole number's digits the Indian way, 12,34,567, as Intl does for en-IN and hi-IN (see the test). Starting
 * Intl's number formatting blocks a phone for a tenth of a second while the page becomes interactive.
 */
export const groupDigits = (whole: number | string): string =>
  String(whole).replaceAll(GROUP_ENDS, ',')

/** '100+' if the count reached its limit. */
export const upTo = (most: number, count: number): string =>
  count >= most ? `${groupDigits(most)}+` : groupDigits(count)
