import { runInNewContext } from 'node:vm'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import { Visitor, parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'

/** English texts are objects passed to `translator`; only texts that are also read as data are JSON files. */
const ONE_TOPIC = /\/texts\.en\.json$/
/** Files with all topics of another language. */
const ALL_TOPICS = /\/i18n\/[\w-]+\/(?:shop|admin)\.json$/

type Topic = Record<string, string>

/** Tells whether src/i18n/format-message.ts can format a message. */
const isKnown = (message: unknown): boolean =>
  typeof message === 'string' ||
  (Array.isArray(message) &&
    message.every((part: unknown) => {
      if (!Array.isArray(part)) return typeof part === 'string'
      const [, kind, forms = {}]: unknown[] = part
      if (kind !== undefined && kind !== 'plural') return false
      return Object.values(Object(forms)).every((form) => form === undefined || isKnown(form))
    }))

const compileText = (text: string) => {
  const message = compileMessage(text)
  if (isKnown(message)) return message
  throw new Error(`Texts have placeholders and plurals, and nothing else of ICU: ${text}`)
}

const compile = (texts: Topic) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileText(text)]))

/** Removes untranslated empty texts: pages show the English text instead. */
const withoutEmpty = (texts: Topic): Topic =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

const compileLanguage = (code: string): string => {
  const topics: Record<string, Topic> = JSON.parse(code)
  const compiled = Object.entries(topics).map(([name, texts]) => [
    name,
    compile(withoutEmpty(texts)),
  ])
  return JSON.stringify(Object.fromEntries(compiled))
}

/** Replaces the texts in `translator('topic', {…})`, and in `adminTranslator`, by compiled messages. */
const compileEnglish = (code: string, id: string): string => {
  let compiled = code
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, texts] }) {
      if (callee.type !== 'Identifier' || !/^(?:t|adminT)ranslator$/.test(callee.name)) return
      if (texts?.type !== 'ObjectExpression') return
      const source = code.slice(texts.start, texts.end)
      // Safe, because it is the project's own source. Plain strings by id.
      const messages = JSON.stringify(compile(runInNewContext(`(${source})`) as Topic))
      compiled = compiled.replace(source, () => messages)
    },
  })
  visitor.visit(parseSync(id, code).program)
  return compiled
}

/**
 * Compiles ICU messages at build time, because a message parser is three times as large as the library that formats
 * them.
 */
export const compileTexts = (): Plugin => ({
  name: 'compile-texts',
  enforce: 'pre',
  transform: {
    filter: { id: [ONE_TOPIC, ALL_TOPICS, /\/src\/.*\.tsx?$/] },
    handler: (code, id) => {
      if (ONE_TOPIC.test(id)) return { code: JSON.stringify(compile(JSON.parse(code))), map: null }
      if (ALL_TOPICS.test(id)) return { code: compileLanguage(code), map: null }
      if (!code.includes("ranslator('")) return
      return { code: compileEnglish(code, id), map: null }
    },
  },
})
