import sanitize from 'sanitize-html'

/** The markup of page texts; a test writes all of it with the editor (web). */
const TAGS = [
  'p',
  'br',
  'h2',
  'h3',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'a',
  'strong',
  'em',
  'u',
  's',
]

/** Elements that run code or embed other pages. Pasted text never has them by accident. */
const ACTIVE = new Set(['script', 'iframe', 'frame', 'object', 'embed', 'applet', 'form', 'base'])

const SAFE_SCHEMES = ['http', 'https', 'mailto', 'tel']

/** Parses as browsers do: they ignore blanks and control characters in a scheme. */
const schemeOf = (address: string): string | undefined =>
  // oxlint-disable-next-line no-control-regex -- they are what is taken out
  /^([a-z][\d+.a-z-]*):/i.exec(address.replaceAll(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase()

const isActive = (name: string, attributes: Readonly<Record<string, string>>): boolean =>
  ACTIVE.has(name) ||
  Object.entries(attributes).some(
    ([attribute, value]) =>
      attribute.startsWith('on') ||
      (['href', 'src', 'action', 'formaction', 'xlink:href'].includes(attribute) &&
        ['javascript', 'vbscript', 'data'].includes(schemeOf(value) ?? '')),
  )

/** Removes disallowed markup. `active` lists the elements that would have run code. */
export const safeHtml = (html: string): { html: string; active: string[] } => {
  const active = new Set<string>()
  const safe = sanitize(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: SAFE_SCHEMES,
    allowProtocolRelative: false,
    transformTags: {
      b: 'strong',
      i: 'em',
      strike: 's',
      h1: 'h2',
      h4: 'h3',
      h5: 'h3',
      h6: 'h3',
      div: 'p',
    },
    onOpenTag: (name, attributes) => {
      if (isActive(name, attributes)) active.add(name)
    },
  })
  return { html: safe.trim(), active: [...active] }
}
