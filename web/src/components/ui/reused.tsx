import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

type ReusedProps = {
  name: string
  /** Everything it renders from, apart from language and settings. */
  of?: object
  /** An id from `useId` that the part contains; it differs per use. */
  id?: string
  children: ReactNode
}

/** Renders a part on the server, or its cached HTML. */
export type DrawReused = (part: ReusedProps) => ReactNode

export const ReusedContext = createContext<DrawReused | undefined>(undefined)

/** A part that many pages share: the server renders it once for all (app/layouts/shop/reused-parts.ts). */
export const Reused = (props: ReusedProps) => {
  const draw = useContext(ReusedContext)
  return draw ? draw(props) : props.children
}
