import type { AnswerCall } from '@bartan/contract/pages/page'
import type { PublicSettings } from '@bartan/contract/settings/settings'

/** On the server that renders pages, what a query is loaded with (entry-server.tsx). */
export type QueryMeta = {
  /** Answers the page's calls, in the server's own process. */
  answer: AnswerCall
  /** The settings that the code of the page has already. */
  knownSettings: Partial<PublicSettings>
}

declare module '@tanstack/react-query' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Register {
    queryMeta: Partial<QueryMeta>
  }
}
