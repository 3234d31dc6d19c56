/**
 * Fills in google-calls.jsonl, the calls that a deploy makes, by the types that Google publishes: of each its address,
 * its parameters and the fields of its body. For one more call, add a line with its api, version, method and permission
 * ('' where any account may call it), unpack the npm package `googleapis` and run
 * `node tools/deploy/fill-google-calls.ts FOLDER`. A line without a method, which Google's types don't
 * have, stays as it is.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALLS_FILE, LINES, type Fields, type Line } from './src/rehearsal/google-calls.ts'

const [, , googleapis = ''] = process.argv

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const firstOf = (pattern: RegExp, text: string, what: string): string => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`Google's types have no ${what}`)
  return found
}

/** Names and types of an interface's fields. */
const membersOf = (types: string, head: string): [name: string, type: string][] => {
  const body = firstOf(new RegExp(String.raw`interface ${head}[^{]*\{([^]*?)\n {4}\}`), types, head)
  const code = body.replaceAll(/\/\*[^]*?\*\//g, '')
  return [...code.matchAll(/^ {8}'?([\w$.-]+)'?\?: ([^;]+)/gm)].map(([, name = '', type = '']) => [
    name,
    type,
  ])
}

/** A schema within itself is not followed. */
const fieldsOf = (types: string, type: string, above: readonly string[] = []): Fields | null => {
  const schema = /Schema\$(\w+)/.exec(type)?.[1]
  if (!schema || above.includes(schema)) return null
  const members = membersOf(types, String.raw`Schema\$${schema} `)
  const fields = Object.fromEntries(
    members.map(([name, inner]) => [name, fieldsOf(types, inner, [...above, schema])]),
  )
  return type.includes('[key: string]') ? { '*': fields } : fields
}

const filledIn = (line: Line): Line => {
  const { api, version, method } = line
  if (!method) return line
  const file = join(googleapis, 'build/src/apis', api, version)
  const types = readFileSync(`${file}.d.ts`, 'utf8')
  const path = method.split('.')
  const name = path.pop() ?? ''
  const resource = `Resource\\$${path.map((word) => capital(word.toLowerCase())).join('\\$')}`
  const code = firstOf(
    new RegExp(String.raw`class ${resource} \{([^]*?)\n {4}\}\n`),
    readFileSync(`${file}.js`, 'utf8'),
    resource,
  )
  const pattern = new RegExp(String.raw`\n {8}${name}\(([^]*?)\n {8}\}(?:\n|$)`)
  const call = firstOf(pattern, code, method)
  const url = firstOf(/rootUrl \+\s*'([^']+)'/, call, `URL of ${method}`)
  const verb = firstOf(/method: '(\w+)'/, call, `verb of ${method}`)
  const params = membersOf(types, `Params\\$${resource}\\$${capital(name.toLowerCase())} `)
  const [, bodyType = ''] = params.find(([param]) => param === 'requestBody') ?? []
  const query = params
    .map(([param]) => param)
    .filter((param) => param !== 'requestBody' && !url.includes(`${param}}`))
  const body = fieldsOf(types, bodyType) ?? undefined
  return { ...line, verb, url, query, body }
}

writeFileSync(CALLS_FILE, LINES.map((line) => `${JSON.stringify(filledIn(line))}\n`).join(''))
