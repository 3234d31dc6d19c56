import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const COPY = /\.(?:en|hi)\.json$/

/**
 * Compiles the ICU messages of the copy files (`*.en.json`, `*.hi.json`) at build time, so that no browser needs a
 * message parser, which weighs three times as much as the library that formats them.
 */
export const compileCopy = (): Plugin => ({
  name: 'compile-copy',
  enforce: 'pre',
  transform: {
    filter: { id: COPY },
    handler: (code) => {
      const messages: Record<string, string> = JSON.parse(code)
      const compiled = Object.entries(messages).map(([id, message]) => [
        id,
        compileMessage(message),
      ])
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null }
    },
  },
})
