import { Visitor, parseSync } from 'oxc-parser'
import type { CallExpression, Expression, Program } from 'oxc-parser'
import type { Plugin } from 'vite'
import { css } from '../styled-system/css/css.js'
import * as recipes from '../styled-system/recipes/index.js'
import type { SystemStyleObject } from '../styled-system/types/index.js'

/**
 * Puts class names in place of `css({…})`, and tables of them in place of `cva({…})` and of the theme's recipes, so that
 * neither a browser nor the server computes a style. Panda has no such step of its own; it only writes the style sheet.
 * What is not known at build time fails the build: arguments are literals and constants of their own file.
 */
const SYSTEM = '#styled-system/css'
const RECIPES = /\/styled-system\/recipes\/(?!index\b)([\w-]+)\.js$/
const FUNCTIONS = /\/styled-system\/css\/index\.js$/
const IMPORT = /import \{[^}]*\} from '#styled-system\/css'/
const TABLES = '#theme/variants.ts'

type Recipe = {
  base?: SystemStyleObject
  variants?: Record<string, Record<string, SystemStyleObject>>
  defaultVariants?: Record<string, unknown>
}
type Choice = Record<string, string>
type ThemeRecipe = {
  (choice: Choice): string
  variantMap: Record<string, readonly unknown[]>
  getVariantProps: (choice: object) => Record<string, unknown>
}

const nameOf = ({ callee }: CallExpression) => (callee.type === 'Identifier' ? callee.name : '')

/** Calls of `css` and `cva`, the last one first, so that replacing one moves none of the others. */
const callsIn = (program: Program): CallExpression[] => {
  const calls: CallExpression[] = []
  const visitor = new Visitor({
    CallExpression: (call) => {
      if (nameOf(call) === 'css' || nameOf(call) === 'cva') calls.push(call)
    },
  })
  visitor.visit(program)
  return calls.toSorted((one, other) => other.start - one.start)
}

/** What the file's constants are set to, by name. */
const constantsOf = ({ body }: Program): ReadonlyMap<string, Expression> =>
  new Map(
    body
      .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
      .flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : [])),
  )

/** The names that an expression refers to; the keys of its objects are none. */
const namesIn = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(namesIn)
  if (typeof node !== 'object' || node === null) return []
  if ('type' in node && node.type === 'Identifier' && 'name' in node) return [String(node.name)]
  const isKey = (name: string) => name === 'key' && 'computed' in node && !node.computed
  return Object.entries(node).flatMap(([name, part]) => (isKey(name) ? [] : namesIn(part)))
}

const sourceOf = (code: string, { start, end }: { start: number; end: number }): string =>
  code.slice(start, end).replaceAll(/ as const\b/g, '')

/** Declares the constants that an expression names, and those that they name. */
const declare = (
  node: Expression,
  constants: ReadonlyMap<string, Expression>,
  code: string,
): string =>
  [...new Set(namesIn(node))]
    .map((name) => {
      const value = constants.get(name)
      return value
        ? `const ${name} = (() => { ${declare(value, constants, code)}return ${sourceOf(code, value)} })()\n`
        : ''
    })
    .join('')

/** Every choice of values. A variant may also be left out, or false, unless a default takes its place. */
const choicesOf = (variants: Record<string, readonly string[]>, defaults: object): Choice[] =>
  Object.entries(variants).reduce<Choice[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => {
        const none = name in defaults && !values.includes('true') ? [] : ['']
        return [...none, ...values].map((value) => ({ ...choice, [name]: value }))
      }),
    [{}],
  )

const tableOf = (
  variants: Record<string, readonly string[]>,
  defaults: object,
  classesOf: (choice: Choice) => string,
): string => {
  const names = Object.keys(variants)
  const rows = choicesOf(variants, defaults).map((choice) => [
    names.map((name) => choice[name]).join(),
    classesOf(choice),
  ])
  return `variants(${JSON.stringify([names, defaults, Object.fromEntries(rows)]).slice(1, -1)})`
}

const compileRecipe = ({ base = {}, variants = {}, defaultVariants = {} }: Recipe): string => {
  const values = Object.entries(variants).map(([variant, of]) => [variant, Object.keys(of)])
  return tableOf(Object.fromEntries(values), defaultVariants, (choice) =>
    css(base, ...Object.entries(choice).map(([name, value]) => variants[name]?.[value] ?? {})),
  )
}

const compileThemeRecipe = ([name, recipe]: [string, ThemeRecipe]): string => {
  const { variantMap } = recipe
  const values = Object.entries(variantMap).map(([variant, of]) => [variant, of.map(String)])
  const defaults = Object.entries(recipe.getVariantProps({})).filter(([key]) => key in variantMap)
  const table = tableOf(Object.fromEntries(values), Object.fromEntries(defaults), (choice) =>
    recipe(Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== ''))),
  )
  return `import { variants } from '${TABLES}'\nexport const ${name} = ${table}`
}

/** The recipe of `…/recipes/icon-button.js`; Panda's own helpers beside them are not needed any more. */
const recipeIn = (id: string): string => {
  const name = RECIPES.exec(id)?.[1]?.replaceAll(/-(\w)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  const found = Object.entries(recipes as unknown as Record<string, ThemeRecipe>).find(
    ([one]) => one === name,
  )
  return found ? compileThemeRecipe(found) : ''
}

/** A call's arguments. The text is the project's own source, and of a build. */
const evaluate = (
  call: CallExpression,
  constants: ReadonlyMap<string, Expression>,
  code: string,
): unknown[] => {
  const values = call.arguments.map((argument) => sourceOf(code, argument)).join()
  const constantsUsed = call.arguments
    .map((argument) =>
      argument.type === 'SpreadElement' ? '' : declare(argument, constants, code),
    )
    .join('')
  // oxlint-disable-next-line typescript/no-implied-eval -- constants and spreads would need an interpreter of their own
  return new Function(`${constantsUsed}return [${values}]`)()
}

const compileFile = (code: string, id: string): string => {
  const { program } = parseSync(id, code)
  const constants = constantsOf(program)
  let compiled = code
  for (const call of callsIn(program)) {
    let styles: unknown[]
    try {
      styles = evaluate(call, constants, code)
    } catch (error) {
      throw new Error(
        `${id}: ${code.slice(call.start, call.start + 60)}… is not known at build time. ` +
          'Its arguments are literals and constants of the same file.',
        { cause: error },
      )
    }
    const classes =
      nameOf(call) === 'css'
        ? JSON.stringify(css(...(styles as SystemStyleObject[])))
        : compileRecipe(styles[0] as Recipe)
    compiled = compiled.slice(0, call.start) + classes + compiled.slice(call.end)
  }
  // All that is left of the system is the joining of class names.
  compiled = compiled.replace(IMPORT, `import { cx } from '${SYSTEM}'`)
  return compiled.includes('variants(')
    ? `import { variants } from '${TABLES}'\n${compiled}`
    : compiled
}

export const compileStyles = (): Plugin => ({
  name: 'compile-styles',
  enforce: 'pre',
  load: {
    filter: { id: [RECIPES, FUNCTIONS] },
    handler: (id) => (RECIPES.test(id) ? recipeIn(id) : "export { cx } from './cx.js'"),
  },
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: SYSTEM },
    handler: (code, id) => ({ code: compileFile(code, id), map: null }),
  },
})
