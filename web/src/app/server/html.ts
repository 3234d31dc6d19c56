const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
}

/** Escapes as React does. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** An element of the document's head; attributes and text are escaped. */
export const tag = (
  name: 'link' | 'meta' | 'noscript' | 'title',
  attributes: Readonly<Record<string, string>>,
  text?: string,
): string => {
  const written = Object.entries(attributes).map(
    ([attribute, value]) => ` ${attribute}="${escapeHtml(value)}"`,
  )
  const opening = `<${name}${written.join('')}>`
  return text === undefined ? opening : `${opening}${escapeHtml(text)}</${name}>`
}

/**
 * JSON for a data script element. In HTML only `<` matters (`</script`, `<!--`); the other escapes help readers that
 * parse it as JavaScript, where U+2028 and U+2029 end a line.
 */
export const jsonInHtml = (value: unknown): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
