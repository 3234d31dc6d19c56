const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** What no document of XML 1.0 may have, not even as an entity (w3.org/TR/xml, Char); half a surrogate pair as well. */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

export const escapeXml = (text: string): string =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)
