/**
 * Control characters but tab and line breaks, and those that turn the direction of what follows: they show a text as
 * another than it is. The joiners of Indian scripts (U+200C, U+200D) are not among them.
 */
const UNSHOWN = /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu

/** Google's Firestore refuses halves of a surrogate pair, which JSON can hold. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(UNSHOWN, '')

/** Such characters are in few bodies: the others are spared a second walk. */
const MAY_NEED_CLEANING = /\\[ubf]|(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]/u

/** `JSON.parse`, with clean texts. */
export const parseCleanJson = (json: string): unknown =>
  MAY_NEED_CLEANING.test(json)
    ? JSON.parse(json, (_key, value: unknown) =>
        typeof value === 'string' ? cleanText(value) : value,
      )
    : JSON.parse(json)
