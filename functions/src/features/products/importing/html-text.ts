/** Elements that begin or end a paragraph. */
const BLOCKS = new Set([
  'address',
  'article',
  'aside',
  'blockquote',
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
])

/** Whose end, or whose tag, is the end of a line. */
const LINES = new Set(['br', 'li', 'tr', 'dt', 'dd'])

const CELLS = new Set(['td', 'th'])

/** Their contents are no text of the page. */
const HIDDEN = new Set(['script', 'style', 'template', 'noscript', 'iframe', 'object', 'title'])

/** WooCommerce writes line breaks as a backslash and an n. */
const withLines = (text: string): string => text.replaceAll(String.raw`\n`, '\n')

const tidied = (text: string): string =>
  text
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .replaceAll(/\n{1,2}(?=– )/g, '\n')
    .trim()

const closingOf = (name: string): string => {
  if (CELLS.has(name)) return ' '
  if (LINES.has(name)) return '\n'
  return BLOCKS.has(name) ? '\n\n' : ''
}

const openingOf = (name: string): string => (name === 'li' ? '\n– ' : closingOf(name))

const ignore = () => undefined

/**
 * The text of an HTML description, with its paragraphs; scripts and styles are removed with their contents. One pass
 * over tokens, without a tree or a stack of open elements: the time grows with the length alone, whatever the markup.
 */
export const htmlText = async (html: string): Promise<string> => {
  if (!/[<&]/.test(html)) return tidied(withLines(html))
  // Loaded at first use: few calls need it.
  const { Tokenizer } = await import('htmlparser2')
  // Line by line, because a regular expression for blanks around line breaks takes quadratic time.
  const source = withLines(html)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n')
  const parts: string[] = []
  let hidden = ''
  let opened = ''
  const nameAt = (start: number, end: number) => source.slice(start, end).toLowerCase()
  const add = (text: string): void => {
    if (hidden === '') parts.push(text)
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    {
      onopentagname: (start, end) => {
        opened = nameAt(start, end)
        add(openingOf(opened))
      },
      onopentagend: () => {
        if (hidden === '' && HIDDEN.has(opened)) hidden = opened
      },
      onclosetag: (start, end) => {
        const name = nameAt(start, end)
        if (hidden === name) hidden = ''
        add(closingOf(name))
      },
      ontext: (start, end) => add(source.slice(start, end)),
      ontextentity: (code) => add(String.fromCodePoint(code)),
      onselfclosingtag: ignore,
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
    },
  )
  tokenizer.write(source)
  tokenizer.end()
  return tidied(parts.join(''))
}
