import { createContext, useContext, type ReactNode } from 'react'

type ServerCachedProps = {
  name: string
  /** Everything it renders from, apart from language and settings. */
  of?: object
  /** An id from `useId` that the part contains; it differs per use. */
  id?: string
  children: ReactNode
}

/** Renders a part on the server, or its cached HTML. */
export type DrawCached = (part: ServerCachedProps) => ReactNode

export const ServerCachedContext = createContext<DrawCached | undefined>(undefined)

/** A part that many pages share: the server renders it once for all (app/layouts/shop/server-cached-parts.ts). */
export const ServerCached = (props: ServerCachedProps) => {
  const draw = useContext(ServerCachedContext)
  return draw ? draw(props) : props.children
}
