import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const COPY = /\.(?:en|hi)\.json$/

/**
 * Compiles the ICU messages of the copy files (`*.en.json`, `*.hi.json`) while building, so that no browser carries
 * a message parser: three times the weight of the library that speaks them.
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
