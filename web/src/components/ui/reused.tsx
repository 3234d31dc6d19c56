import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

type ReusedProps = {
  name: string
  /** All that it is drawn from besides language and settings. */
  of?: object
  /** By `useId`, if it is in what is drawn: each drawing of it has its own. */
  id?: string
  children: ReactNode
}

/** What stands in the place of a part while the server draws a page. */
export type DrawReused = (part: ReusedProps) => ReactNode

export const ReusedContext = createContext<DrawReused | undefined>(undefined)

/** A part that many pages have in common: the server draws it once for all of them (app/layouts/shop/reused-parts.ts). */
export const Reused = (props: ReusedProps) => {
  const draw = useContext(ReusedContext)
  return draw ? draw(props) : props.children
}
