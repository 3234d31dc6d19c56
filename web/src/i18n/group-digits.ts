const GROUP_ENDS = /\B(?=(?:\d\d)*\d{3}$)/g

/**
 * 12,34,567: a whole number's digits in Indian groups, as Intl writes them in en-IN and hi-IN (see the test). But
 * starting Intl's number formatting takes a phone a tenth of a second, in one go, while the page is becoming
 * interactive.
 */
export const groupDigits = (whole: number | string): string =>
  String(whole).replaceAll(GROUP_ENDS, ',')

/** '100+', where no more than so many were counted. */
export const upTo = (most: number, count: number): string =>
  count >= most ? `${groupDigits(most)}+` : groupDigits(count)
