/**
 * Writes google-types.txt: of each method that a deploy calls, its address, parameters and the fields of its body, by
 * the types that Google publishes. Run it after a change of methods.ts, with the unpacked npm package `googleapis`:
 * `node tools/deploy/src/rehearsal/make-google-types.ts FOLDER`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { METHODS } from './methods.ts'

const [, , googleapis = ''] = process.argv

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

const firstOf = (pattern: RegExp, text: string, what: string): string => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`Google's types have no ${what}`)
  return found
}

/** `name:Type`, where the type has fields of its own. */
const fieldsOf = (types: string, head: string): string[] => {
  const body = firstOf(new RegExp(String.raw`interface ${head}[^{]*\{([^]*?)\n {4}\}`), types, head)
  const code = body.replaceAll(/\/\*[^]*?\*\//g, '')
  return [...code.matchAll(/^ {8}'?([\w$.-]+)'?\?: ([^;]+)/gm)].map(([, name, type = '']) => {
    const schema = /Schema\$(\w+)/.exec(type)?.[1]
    const isMap = type.includes('[key: string]')
    return `${name}${schema || isMap ? `:${schema ?? ''}${isMap ? '{}' : ''}` : ''}`
  })
}

const lines: string[] = []
const done = new Set<string>()

const addSchema = (api: string, types: string, schema: string): void => {
  if (done.has(`${api} ${schema}`)) return
  done.add(`${api} ${schema}`)
  const fields = fieldsOf(types, `Schema\\$${schema} `)
  lines.push(`type ${api} ${schema} ${fields.join(' ')}`.trim())
  for (const field of fields) {
    const inner = /:(\w+)/.exec(field)?.[1]
    if (inner) addSchema(api, types, inner)
  }
}

for (const key of Object.keys(METHODS)) {
  const [api = '', version = '', method = '', given] = key.split(' ')
  if (given) {
    lines.push(`call ${api} ${version} - ${method} ${given} - *`)
    continue
  }
  const file = join(googleapis, 'build/src/apis', api, version)
  const types = readFileSync(`${file}.d.ts`, 'utf8')
  const code = readFileSync(`${file}.js`, 'utf8')
  const path = method.split('.')
  const name = path.pop() ?? ''
  const resource = `Resource\\$${path.map((word) => capital(word.toLowerCase())).join('\\$')}`
  const source = firstOf(
    new RegExp(String.raw`class ${resource} \{([^]*?)\n {4}\}\n`),
    code,
    resource,
  )
  const call = firstOf(
    new RegExp(String.raw`\n {8}${name}\(([^]*?)\n {8}\}(?:\n|$)`),
    source,
    method,
  )
  const params = fieldsOf(types, `Params\\$${resource}\\$${capital(name.toLowerCase())} `)
  const body = params.find((one) => one.startsWith('requestBody'))?.split(':')[1]
  const url = firstOf(/rootUrl \+\s*'([^']+)'/, call, `URL of ${method}`)
  const query = params
    .map((one) => one.split(':')[0] ?? '')
    .filter((one) => one !== 'requestBody' && !url.includes(`${one}}`))
  const verb = firstOf(/method: '(\w+)'/, call, `verb of ${method}`)
  lines.push(
    `call ${api} ${version} ${method} ${verb} ${url} ${body ?? '-'} ${query.join(',')}`.trim(),
  )
  if (body) addSchema(`${api}-${version}`, types, body)
}

writeFileSync(join(import.meta.dirname, 'google-types.txt'), `${lines.join('\n')}\n`)
