import { expect, it } from 'vitest'
import { COLOR_VALUES } from './testing/color-values.ts'
import { columns, tokens } from './tokens.ts'

const sources = import.meta.glob<string>(
  ['../{app,components,features,lib}/**/*.{ts,tsx}', '!../**/*.test.*', '!../app/routes/style/*'],
  { eager: true, query: '?raw', import: 'default' },
)

/** The colors of goods are data of the shop, not part of its look. */
const EXEMPT = [/swatch-color\.ts$/]
const COMMENT = /\/\/.*|\/\*[^]*?\*\//g
/** A mask only knows opaque and clear. */
const MASK = /maskImage.*/g

/** Colors and transition times may only be written where tokens are defined. */
const TYPED = /['" (](?:#(?:[0-9a-f]{3}|[0-9a-f]{6})(?![\w-])|rgba?\(|\d+ms\b|cubic-bezier\()/gi

it('has a token for each color and time that is shown', () => {
  const typed = Object.entries(sources)
    .filter(([path]) => !EXEMPT.some((pattern) => pattern.test(path)))
    .flatMap(([path, source]) => {
      const code = source.replaceAll(COMMENT, '').replaceAll(MASK, '')
      return [...code.matchAll(TYPED)].map(([found]) => `${path}: ${found.trim()}`)
    })
  expect(typed).toEqual([])
})

const LENGTH =
  /\b(?:[pm][xytrbl]?|(?:row|column)?[gG]ap|(?:min|max)?[WwHh]|boxSize|inset[XY]?|top|right|bottom|left|gridTemplateColumns): (?:'[^']*'|\{[^{}]*\})/g
const STEP = /'-?(\d+(?:\.\d+)?)'/g

// Browsers leave out a length without a unit, which is what any other number becomes.
it('has a token for each step of room', () => {
  const unknown = Object.entries(sources).flatMap(([path, source]) =>
    [...source.matchAll(LENGTH)].flatMap(([rule]) =>
      [...rule.matchAll(STEP)]
        .filter(
          ([, step = '']) =>
            !Object.hasOwn(rule.startsWith('gridTemplate') ? columns : tokens.spacing, step),
        )
        .map(() => `${path}: ${rule}`),
    ),
  )
  expect(unknown).toEqual([])
})

it('has no color that nothing uses', () => {
  const recipes = import.meta.glob<string>('./{recipes/*,global-css}.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const text = [...Object.values(sources), ...Object.values(recipes)].join('\n')
  const isUsed = (name: string) =>
    new RegExp(`['"{.]${name.replaceAll('.', '\\.')}[/'"}]`).test(text) ||
    text.includes(`--colors-${name.replaceAll('.', '-')})`)
  expect([...COLOR_VALUES.keys()].filter((name) => !isUsed(name))).toEqual([])
})
