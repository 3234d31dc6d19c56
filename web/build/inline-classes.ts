import { Visitor, parseSync } from 'oxc-parser'
import type { ObjectExpression } from 'oxc-parser'

/** What components call the classes at the top of their file. */
const NAME = 'styles'

type Part = { start: number; end: number; text: string }
type Styles = { object: ObjectExpression; uses: { key: string; part: Omit<Part, 'text'> }[] }

/** The object and where its properties are read; undefined if it is used in any other way. */
const findStyles = (code: string, id: string): Styles | undefined => {
  let object: ObjectExpression | undefined
  let others = 0
  const uses: Styles['uses'] = []
  const visitor = new Visitor({
    Identifier: ({ name }) => {
      if (name === NAME) others += 1
    },
    VariableDeclarator: ({ id: { type, ...name }, init }) => {
      if (type !== 'Identifier' || !('name' in name) || name.name !== NAME) return
      others -= 1
      if (init?.type === 'ObjectExpression') object = init
    },
    MemberExpression: (node) => {
      if (node.object.type !== 'Identifier' || node.object.name !== NAME || node.computed) return
      if (node.property.type !== 'Identifier') return
      others -= 1
      uses.push({ key: node.property.name, part: { start: node.start, end: node.end } })
    },
  })
  visitor.visit(parseSync(id, code).program)
  return object && others === 0 ? { object, uses } : undefined
}

/** The properties that are nothing but classes, by key, and the source of the others. */
const split = (code: string, { properties }: ObjectExpression) => {
  const classes = new Map<string, string>()
  const rest: string[] = []
  for (const property of properties) {
    const key = property.type === 'Property' && property.key.type === 'Identifier' && property.key
    const value =
      property.type === 'Property' && property.value.type === 'Literal' && property.value
    if (key && value && typeof value.value === 'string') classes.set(key.name, value.raw ?? '')
    else rest.push(code.slice(property.start, property.end))
  }
  return { classes, rest: `{ ${rest.join(', ')} }` }
}

/** Puts the classes in the place of `styles.root`: bundlers keep the object and its keys. */
export const inlineClasses = (code: string, id: string): string => {
  const styles = findStyles(code, id)
  if (!styles) return code
  const { object, uses } = styles
  const { classes, rest } = split(code, object)
  const parts: Part[] = [{ start: object.start, end: object.end, text: rest }]
  for (const { key, part } of uses) {
    const text = classes.get(key)
    if (text !== undefined) parts.push({ ...part, text })
  }
  return parts
    .toSorted((one, other) => other.start - one.start)
    .reduce((done, { start, end, text }) => done.slice(0, start) + text + done.slice(end), code)
}
