import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** English by topic, and all topics of another language. */
const ONE_TOPIC = /\/copy\.en\.json$/
const ALL_TOPICS = /\/i18n\/[\w-]+\/(?:shop|admin)\.json$/

type Topic = Record<string, string>

const compile = (texts: Topic) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]))

/**
 * Compiles the ICU messages of the texts at build time, so that no browser needs a message parser, which weighs three
 * times as much as the library that formats them.
 */
export const compileCopy = (): Plugin => ({
  name: 'compile-copy',
  enforce: 'pre',
  transform: {
    filter: { id: [ONE_TOPIC, ALL_TOPICS] },
    handler: (code, id) => {
      if (ONE_TOPIC.test(id)) return { code: JSON.stringify(compile(JSON.parse(code))), map: null }
      const topics: Record<string, Topic> = JSON.parse(code)
      const compiled = Object.entries(topics).map(([name, texts]) => [name, compile(texts)])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  },
})
