/**
 * What nobody sees: control characters other than tab and line breaks; signs that reverse the direction of writing, which
 * disguise text; and characters without width, by which two equal names would be two. Joiners stay where they shape
 * letters of an Indian script, or an emoji, and the mark of an emoji stays behind it.
 */
const UNSEEN =
  /(?![\t\n\r])[\p{Cc}\u202A-\u202E\u2066-\u2069]|(?<![\p{M}\p{Lo}])\u200C|\u200C(?![\p{M}\p{Lo}])|(?<!\uFE0F|[\p{M}\p{Lo}\p{Extended_Pictographic}\p{Emoji_Modifier}])\u200D|\u200D(?![\p{M}\p{Lo}\p{Extended_Pictographic}])|(?<!\p{Emoji})\uFE0F|(?!\u200C|\u200D|\uFE0F)[\p{Default_Ignorable_Code_Point}\u2800]/gu

/** The text that people see. Google's Firestore refuses unpaired surrogates, which JSON can contain. */
export const visibleText = (text: string): string => text.toWellFormed().replaceAll(UNSEEN, '')

/** The parameters of an address, each as people see it. */
export const visibleQuery = (query: object): object =>
  Object.fromEntries(
    Object.entries(query).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? visibleText(value) : value,
    ]),
  )
