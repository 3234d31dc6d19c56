import { createContext, runInContext } from 'node:vm'
import { Visitor, type CallExpression, type Program } from 'oxc-parser'
import type { Plugin } from 'vite'
import { css, cva } from '../styled-system/css/index.js'
import { flex, grid, hstack, wrap } from '../styled-system/patterns/index.js'
import * as recipes from '../styled-system/recipes/index.js'

/**
 * Replaces `css({…})` and patterns such as `grid({…})` by class names, and `cva({…})` and the theme's recipes by tables
 * of class names, so that neither browser nor server computes styles. Panda has no such step; it only writes the style
 * sheet. Values unknown at build time fail the build: arguments must be literals and constants of the same file.
 */
const SYSTEM = /#styled-system\/(?:css|patterns)\b/
const CALLED = { css, cva, flex, grid, hstack, wrap }
const RECIPES = /\/styled-system\/recipes\/index\.js$/
const IMPORT_TABLES = "import { variants } from '#theme/variants.ts'\n"

type Choice = Readonly<Record<string, string>>

/** A recipe as `cva` returns it, and as Panda writes those of the theme. */
type Recipe = {
  (choice: Choice): string
  variantMap: Readonly<Record<string, readonly unknown[]>>
  getVariantProps: (choice: Choice) => Readonly<Record<string, unknown>>
}

const nameOf = ({ callee }: CallExpression) => (callee.type === 'Identifier' ? callee.name : '')

/** Calls of these, last first, so that replacing one keeps the others' positions. */
const callsIn = (program: Program): CallExpression[] => {
  const calls: CallExpression[] = []
  const visitor = new Visitor({
    CallExpression: (call) => {
      if (Object.hasOwn(CALLED, nameOf(call))) calls.push(call)
    },
  })
  visitor.visit(program)
  return calls.toSorted((one, other) => other.start - one.start)
}

type Range = { start: number; end: number }

/** Evaluates parts of a file with its constants. The text is the project's own source, so this is safe. */
const evaluatorOf = ({ body }: Program, code: string) => {
  const names = { ...CALLED }
  const context = createContext(names)
  const evaluate = ({ start, end }: Range): unknown =>
    runInContext(`(${code.slice(start, end)})`, context)
  for (const node of body)
    for (const { id, init } of node.type === 'VariableDeclaration' ? node.declarations : [])
      if (id.type === 'Identifier' && init)
        Object.defineProperty(names, id.name, { get: () => evaluate(init) })
  return evaluate
}

/** All combinations of variants. A variant without a default may also be left out. */
const choicesOf = ({ variantMap }: Recipe, defaults: object): Choice[] =>
  Object.entries(variantMap).reduce<Choice[]>(
    (choices, [name, values]) =>
      choices.flatMap((choice) => [
        ...(name in defaults ? [] : [choice]),
        ...values.map((value) => ({ ...choice, [name]: String(value) })),
      ]),
    [{}],
  )

/** Table of a recipe's class names by variant (src/theme/variants.ts). */
const compileRecipe = (recipe: Recipe): string => {
  const names = Object.keys(recipe.variantMap)
  const defaults = Object.fromEntries(
    Object.entries(recipe.getVariantProps({})).filter(([name]) => names.includes(name)),
  )
  const rows = choicesOf(recipe, defaults).map((choice) => [
    names.map((name) => choice[name] ?? '').join(),
    recipe(choice),
  ])
  const table = JSON.stringify([names, defaults, Object.fromEntries(rows)])
  return `/* @__PURE__ */ variants(${table.slice(1, -1)})`
}

const compileFile = (code: string, program: Program): string => {
  const evaluate = evaluatorOf(program, code)
  let compiled = code
  for (const call of callsIn(program)) {
    const styles = evaluate(call) as string | Recipe
    const classes = typeof styles === 'string' ? JSON.stringify(styles) : compileRecipe(styles)
    compiled = compiled.slice(0, call.start) + classes + compiled.slice(call.end)
  }
  return IMPORT_TABLES + compiled
}

export const compileStyles: Plugin = {
  name: 'compile-styles',
  apply: 'build',
  load: {
    filter: { id: RECIPES },
    handler: () =>
      IMPORT_TABLES +
      Object.entries(recipes as unknown as Record<string, Recipe>)
        .map(([name, recipe]) => `export const ${name} = ${compileRecipe(recipe)}\n`)
        .join(''),
  },
  // Runs after Vite's own step, when types and JSX are gone.
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: SYSTEM },
    handler(code, id) {
      try {
        return { code: compileFile(code, this.parse(code)), map: null }
      } catch (cause) {
        throw new Error(`${id}: styles are literals and constants of the same file`, { cause })
      }
    },
  },
}
