/** Elements that begin or end a paragraph. */
const BLOCKS = [
  'address',
  'article',
  'aside',
  'blockquote',
  'br',
  'dd',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'footer',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'header',
  'hr',
  'li',
  'main',
  'ol',
  'p',
  'pre',
  'section',
  'table',
  'tr',
  'ul',
]

const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' }

/** The few entities that sanitize-html writes. */
const decode = (text: string): string =>
  text.replaceAll(/&(lt|gt|quot|amp);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** WooCommerce writes line breaks as a backslash and an n. */
const withLines = (text: string): string => text.replaceAll(String.raw`\n`, '\n')

const tidied = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n+(?=– )/g, '\n')
    .trim()

/** The text of an HTML description, with its paragraphs; scripts and styles are removed with their contents. */
export const htmlText = async (html: string): Promise<string> => {
  if (!/[<&]/.test(html)) return tidied(withLines(html))
  // Loaded at first use: few calls need it.
  const { default: sanitizeHtml } = await import('sanitize-html')
  const lines = withLines(html)
    .split('\n')
    .map((line) => line.trim())
  const safe = sanitizeHtml(lines.join('\n').replaceAll(/\n+/g, '\n'), {
    allowedTags: BLOCKS,
    allowedAttributes: {},
  })
  // The remaining tags have no attributes, and any other < is an entity.
  const text = safe
    .replaceAll(/<li>/g, '\n– ')
    .replaceAll(/<(?:br|\/li|\/tr|\/dt|\/dd)[^>]*>/g, '\n')
    .replaceAll(/<[^>]+>/g, '\n\n')
  return tidied(decode(text))
}
